/** Small letters without accents, one space between words and around the text: "Médecin, peut-être" is " medecin peut etre "; Arabic endings that phones write either way are one. */
export function plain(text: string): string {
  return ` ${text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replace(/ة/gu, 'ه').replace(/ى/gu, 'ي').replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Words to look for, by how they begin, so that a text is not searched for each of thousands. */
export type Words = { byStart: ReadonlyMap<string, readonly string[]>; open: readonly string[]; size: number };

/** The words of a list, or of several; a star leaves that end open. Lists are written with commas, in any script. */
export function wordsOf(...lists: readonly (string | undefined)[]): Words {
  const written = new Set(lists.flatMap((list) => (list ?? '').split(/[,،]/).map(wanted)).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  const byStart = Map.groupBy([...written].filter((word) => word.startsWith(' ')), (word) => startAt(word, 1));
  return { byStart, open: [...written].filter((word) => !word.startsWith(' ')), size: written.size };
}

/** As it stands in a plain text, between spaces. */
function wanted(word: string): string {
  const [, before, inner = '', after] = /^\s*(\*?)(.*?)(\*?)\s*$/u.exec(word) ?? [];
  const core = plain(inner).trim();
  return core && `${before ? '' : ' '}${core}${after ? '' : ' '}`;
}

const startAt = (text: string, at: number) => text.slice(at, at + 2);

/** A stretch of a plain text, from its first to behind its last letter. */
export type Span = { from: number; to: number };

/** Where the words stand in a plain text, one after another. */
export function* spansOf(text: string, { byStart, open }: Words): Generator<Span> {
  for (let space = text.indexOf(' '); space >= 0 && space < text.length - 1; space = text.indexOf(' ', space + 1)) {
    for (const word of byStart.get(startAt(text, space + 1)) ?? []) {
      if (text.startsWith(word, space)) yield { from: space + 1, to: space + word.trimEnd().length };
    }
  }
  for (const word of open) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) yield { from: at, to: at + word.trimEnd().length };
  }
}

/** Whether any of the words stands in a plain text. */
export function has(text: string, words: Words): boolean {
  return spansOf(text, words).next().done === false;
}
