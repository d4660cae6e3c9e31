import { applyEdits, modify, parse } from 'jsonc-parser';
import { z } from 'zod';
import type { Content } from '@bridge/content/engine/content';
import { kinds, matches, type Kind } from '@bridge/content/engine/kinds';
import { markOf } from '@bridge/content/engine/marks';
import { glossarySchema } from '@bridge/content/engine/schemas/glossary';
import { localeSchema } from '@bridge/content/engine/schemas/locales';
import { categoriesOf, pluralIn } from '@bridge/content/engine/translations/plurals';
import { textsOf, translatable, type FileText } from './translations/texts.ts';

export type EditorSchema = { file: string; matches: string[]; schema: object };

/** A JSON Schema for each kind of JSON file, in which a reference lists the ids that exist now. */
export function editorSchemas(content: Content): EditorSchema[] {
  return kinds
    .filter(({ pattern }) => pattern.endsWith('.json'))
    .map((kind) => ({ file: fileOf(kind), matches: [globOf(kind), ...exceptions(kind)], schema: schemaOf(kind, content) }));
}

/**
 * A JSON Schema for the translations of each file: its texts by id, each with the source text as its description. Plurals
 * have the forms of all languages there are; the check knows which language needs which.
 */
export function translationSchemas(content: Content): EditorSchema[] {
  const { source = 'en', locales = [] } = content.locales() ?? {};
  const codes = locales.map(({ code }) => code);
  const files = translatable(content).filter((file) => file.endsWith('.json'));
  const schemas = files.map((file) => ({ file: `translations-${file.replaceAll('/', '-')}`, matches: [`/content/translations/*/${file}`], schema: textsSchema(textsOf(content, file, source), source, codes) }));
  const locale = { file: 'translations-locale.json', matches: ['/content/translations/*/locale.json'], schema: z.toJSONSchema(localeSchema, { io: 'input', target: 'draft-07' }) };
  const glossary = { file: 'translations-glossary.json', matches: ['/content/translations/*/glossary.json'], schema: z.toJSONSchema(glossarySchema, { io: 'input', target: 'draft-07' }) };
  return [...schemas, locale, glossary];
}

type Group = { type: 'object'; additionalProperties: false; properties: Record<string, Group | { type: 'string'; maxLength?: number; description: string }> };

function textsSchema(texts: readonly FileText[], source: string, codes: readonly string[]): object {
  const group = (): Group => ({ type: 'object', additionalProperties: false, properties: {} });
  const root = group();
  const categories = new Set(codes.flatMap((code) => categoriesOf(code)));
  for (const { path, source: said, maximum } of texts) {
    let at = root;
    for (const key of path.slice(0, -1)) at = (at.properties[key] ??= group()) as Group; // texts are leaves: nothing is below one
    const name = path.at(-1)!;
    const leaf = { type: 'string' as const, ...(Number.isFinite(maximum) && { maxLength: maximum }), description: `${source.toUpperCase()}: ${said}` };
    const form = pluralIn(name);
    for (const category of form?.category === 'other' ? categories : []) at.properties[`${form!.stem}_${category}`] ??= leaf;
    at.properties[name] = leaf;
  }
  return { $schema: 'http://json-schema.org/draft-07/schema#', ...root };
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
