import { applyEdits, modify, parse } from 'jsonc-parser';
import { z } from 'zod';
import type { Content } from './content.ts';
import { kinds, matches, type Kind } from './kinds.ts';
import { markOf } from './marks.ts';

export type EditorSchema = { file: string; matches: string[]; schema: object };

/** A JSON Schema for each kind of JSON file, in which a reference lists the ids that exist now. */
export function editorSchemas(content: Content): EditorSchema[] {
  return kinds
    .filter(({ pattern }) => pattern.endsWith('.json'))
    .map((kind) => ({ file: fileOf(kind), matches: [globOf(kind), ...exceptions(kind)], schema: schemaOf(kind, content) }));
}

function globOf({ pattern }: Kind): string {
  return `/content/${pattern.replace('<slug>', '*')}`;
}

/** VS Code applies every schema that matches; a file belongs to its first kind alone. */
function exceptions(kind: Kind): string[] {
  const before = kinds.slice(0, kinds.indexOf(kind));
  return before.filter((other) => !other.pattern.includes('<') && matches(kind, other.pattern)).map((other) => `!${globOf(other)}`);
}

function schemaOf({ schema }: Kind, content: Content): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-07',
    override: ({ zodSchema, jsonSchema }) => {
      const mark = markOf(zodSchema);
      if (mark?.mark !== 'ref' || jsonSchema.type !== 'string') return;
      const ids = content.idsIn(mark.collection);
      if (ids.length > 0) jsonSchema.enum = ids;
    },
  });
}

function fileOf({ pattern }: Kind): string {
  return pattern.replaceAll('/', '-').replace('<slug>', 'any');
}

const ours = './.content/schema/';

/** VS Code's settings with our mappings, everything else as it was, comments included. */
export function mergeSettings(text: string, schemas: readonly EditorSchema[]): string {
  const before: unknown = (parse(text.trim() || '{}') as Record<string, unknown> | undefined)?.['json.schemas']; // settings are an object
  const others = Array.isArray(before) ? before.filter((entry: { url?: unknown }) => !String(entry?.url).startsWith(ours)) : [];
  const mappings = schemas.map(({ file, matches }) => ({ fileMatch: matches, url: `${ours}${file}` }));
  const edits = modify(text.trim() || '{}', ['json.schemas'], [...others, ...mappings], { formattingOptions: { tabSize: 2, insertSpaces: true } });
  return `${applyEdits(text.trim() || '{}', edits)}\n`;
}
