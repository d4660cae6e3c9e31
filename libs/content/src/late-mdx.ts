import { parseJson } from './json.ts';
import { targetsInBody } from './links.ts';
import type { Source } from './source.ts';

type Mdx = { parse: (text: string) => Source; body: (text: string) => string; prepare: (texts: Iterable<string>) => Promise<void> };

/** Loaded with the first MDX file: most runs need no MDX, and loading it takes longer than checking a hundred files. */
let mdx: Mdx | undefined;

/** Comes before any MDX text is read. */
export async function prepareMdx(texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  mdx ??= await loadMdx();
  await mdx.prepare(texts);
}

export function parse(file: string, text: string): Source {
  return file.endsWith('.mdx') ? mdx!.parse(text) : parseJson(text); // prepared, as everywhere below
}

/** The text below the fields of an MDX file. */
export function bodyOf(text: string): string {
  return mdx!.body(text);
}

/** Where the links of the body lead, and where they stand. */
export function linksInBody(text: string): { to: string; offset: number }[] {
  return targetsInBody(text, bodyOf(text));
}

async function loadMdx(): Promise<Mdx> {
  const [{ bodyOf: body, parseMdx }, { bodyProblems, prepare, readOnce }] = await Promise.all([import('./mdx.ts'), import('./sound.ts')]);
  return { parse: (text) => readOnce(text, (one) => parseMdx(one, bodyProblems)), body, prepare };
}
