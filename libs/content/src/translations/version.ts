import type { z } from 'zod';
import { explain } from '../explain.ts';
import type { Path } from '../source.ts';
import { walk } from '../walk.ts';
import { untranslatedKey, type UntranslatedWords, type WithText } from '../localised.ts';
import type { Glossary } from './glossary.ts';
import { sameTargets } from './kept.ts';
import { merge, type Finding, type Text } from './merge.ts';

/** A file of translations/ as it was read: its texts, and whether a text's body (MDX) is there, with the targets of its links. */
export type Overlay = { value: unknown; hasBody: boolean; targets?: readonly string[] };

/** Words by which typed answers are understood: never shown, and of every kind. */
const unshown = 'blueprint/rules.json';

type Origin = { schema: z.ZodType; document: unknown; file: string; targets?: readonly string[] | undefined };

/** One document in one language, merged when it is first asked for. */
export class Version {
  readonly origin: Origin;
  readonly overlay: Overlay | undefined;
  readonly glossary: Glossary | undefined;
  readonly #languages: { source: string; locale: string };
  #merged: { document: unknown; findings: Finding[] } | undefined;

  constructor(origin: Origin, overlay: Overlay | undefined, { glossary, ...languages }: { source: string; locale: string; glossary?: Glossary | undefined }) {
    this.origin = origin;
    this.glossary = glossary;
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
    const { schema, document: source, file, targets } = this.origin;
    const missing: string[] = [];
    const odd: Finding[] = [];
    const { document, findings, markLanguages } = merge(schema, source, this.overlay?.value, this.#languages, (text) => {
      if (!text.isShown) missing.push(text.source);
      if (text.text !== undefined && this.glossary && file !== unshown) odd.push(...this.glossary.judge(text.source, text.text).map((message): Finding => ({ path: text.path, part: 'value', code: 'glossary', message: `"${text.path.at(-1) ?? ''}" ${message}` })));
    });
    if (this.overlay !== undefined) {
      findings.push(...stillFits(schema, document));
      const told = new Set(findings.map(({ path }) => path.join('.')));
      findings.push(...odd.filter(({ path }) => !told.has(path.join('.'))));
    }
    if (isWords(file)) markWords(document, missing);
    else {
      const bodyIsMissing = file.endsWith('.mdx') && !(this.overlay?.hasBody === true && sameTargets(targets, this.overlay.targets));
      markLanguages({ bodyIsMissing });
      if (bodyIsMissing) (document as WithText).textLang = this.#languages.source; // merge() made it, an object
    }
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

