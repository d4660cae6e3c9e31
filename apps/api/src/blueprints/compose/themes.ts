import type { BlueprintRules, BlueprintTheme } from '@bridge/content';

/** What typed words are about, by the words of every language: somebody may read in one and type in another. */
export function themesOf(everyLanguage: readonly BlueprintRules[]): BlueprintTheme[] {
  const [rules] = everyLanguage;
  return (rules?.themes ?? []).map(({ id, from }) => {
    const written = everyLanguage.flatMap(({ themes }) => themes.find((theme) => theme.id === id)?.words.split(/[,،]/) ?? []);
    return { id, from, words: [...new Set(written.map(wanted).filter((word) => /[\p{L}\p{N}]{2}/u.test(word)))] };
  });
}

/** Whether a text has one of the words of a theme. */
export function mentions(typed: string, words: readonly string[]): boolean {
  if (!typed) return false;
  const text = ` ${plain(typed)} `;
  return words.some((word) => text.includes(word));
}

/** A word as it stands in a text with spaces around every word; a star leaves that end open. */
function wanted(word: string): string {
  const [, before, inner = '', after] = /^\s*(\*?)(.*?)(\*?)\s*$/u.exec(word) ?? [];
  return `${before ? '' : ' '}${plain(inner)}${after ? '' : ' '}`;
}

/** Small letters without accents, one space between words: "Médecin" and "medecin" are one word. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}+/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
