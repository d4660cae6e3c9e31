/** Code points from the first to the last. */
export type Range = readonly [number, number];

/** The letters of a page beyond ASCII. */
export function lettersOf(html: string): Set<string> {
  return new Set(html.match(/[^\0-\x7f]+/g)?.join(''));
}

/** A face's `unicode-range`; undefined where it has none, and so holds every letter. */
export function rangesIn(text: string | undefined): Range[] | undefined {
  return text?.split(',').map((range): Range => {
    const [first = '', last = first] = range.trim().replace(/^u\+/i, '').split('-');
    return [parseInt(first.replaceAll('?', '0'), 16), parseInt(last.replaceAll('?', 'f'), 16)];
  });
}

/** Whether a page with these letters reads a face: every page has ASCII. */
export function hasAny(letters: ReadonlySet<string>, ranges: readonly Range[] | undefined): boolean {
  if (!ranges || ranges.some(([first]) => first < 0x80)) return true;
  return [...letters].some((letter) => ranges.some(([first, last]) => letter.codePointAt(0)! >= first && letter.codePointAt(0)! <= last));
}
