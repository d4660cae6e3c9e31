import type { z } from 'zod';
import { explain } from '../explain.ts';
import type { Path } from '../source.ts';
import { walk } from '../walk.ts';
import { untranslatedKey, type UntranslatedWords } from '../localised.ts';
import { merge, type Finding, type Text } from './merge.ts';

/** A file of translations/ as it was read: its texts, and whether a text's body (MDX) is there. */
export type Overlay = { value: unknown; hasBody: boolean };

type Origin = { schema: z.ZodType; document: unknown; file: string };

/** One document in one language, merged when it is first asked for. */
export class Version {
  readonly origin: Origin;
  readonly overlay: Overlay | undefined;
  readonly #languages: { source: string; locale: string };
  #merged: { document: unknown; findings: Finding[] } | undefined;

  constructor(origin: Origin, overlay: Overlay | undefined, languages: { source: string; locale: string }) {
    this.origin = origin;
    this.overlay = overlay;
    this.#languages = languages;
  }

  get document(): unknown {
    return this.#merge().document;
  }

  /** What is wrong in the overlay. */
  get findings(): Finding[] {
    return this.#merge().findings;
  }

  /** Every text of the document, with what this language says for it. The body of an MDX file is not among them. */
  texts(): Text[] {
    const texts: Text[] = [];
    merge(this.origin.schema, this.origin.document, this.overlay?.value, this.#languages, (text) => texts.push(text));
    return texts;
  }

  #merge(): { document: unknown; findings: Finding[] } {
    if (this.#merged) return this.#merged;
    const { schema, document: source, file } = this.origin;
    const missing: string[] = [];
    const { document, findings, markLanguages } = merge(schema, source, this.overlay?.value, this.#languages, (text) => {
      if (text.text === undefined) missing.push(text.source);
    });
    if (this.overlay !== undefined) findings.push(...stillFits(schema, document));
    if (isWords(file)) markWords(document, missing);
    else markLanguages({ bodyIsMissing: file.endsWith('.mdx') && this.overlay?.hasBody !== true });
    return (this.#merged = { document, findings });
  }
}

/** Words are looked up one by one: their tree has no place for a language, so it lists those that stay in the source's. */
function markWords(document: unknown, missing: string[]): void {
  if (missing.length > 0) (document as UntranslatedWords)[untranslatedKey] = [...new Set(missing)]; // merge() made it, an object
}

function isWords(file: string): boolean {
  return file.startsWith('interface/') || file.startsWith('messages/');
}

/** What the document's own schema finds wrong in the merged document: a text too long, HTML, a broken placeholder. */
function stillFits(schema: z.ZodType, document: unknown): Finding[] {
  const result = schema.safeParse(document);
  if (result.success) return [];
  const findings: Finding[] = [];
  for (const issue of result.error.issues) {
    let at: Path = [];
    const problems = explain(schema, document, [issue], (path) => {
      at = path;
      return 0;
    });
    for (const { code, message } of problems) findings.push({ path: idsOf(schema, document, at), part: 'value', code, message });
  }
  return findings;
}

/** A path by position as the overlay writes it, by id. */
function idsOf(schema: z.ZodType, document: unknown, path: Path): string[] {
  let found: string[] | undefined;
  walk(schema, document, (_mark, _text, place) => {
    if (found === undefined && path.every((key, index) => place.path[index] === key)) found = place.ids.slice(0, path.length);
  }, ['text']);
  return found ?? [];
}

