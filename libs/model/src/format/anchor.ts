/** The id of a heading by its words, for links to it. */
export function anchorOf(words: string): string {
  return words
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
