import type { CrisisWords } from '../contract/coach.ts';
import { readTyped, themeReader } from './read.ts';

const id = 'crisis';

/**
 * Tells whether somebody who types this may be in danger. It reads as typed words are read elsewhere, but errs on the other
 * side: said of somebody else, asked, doubted or over, it counts; only what is plainly denied, or has another sense, does not.
 * Each language reads for itself, so that no word of one of them denies, or spells, what another one says.
 */
export function crisisReader(everyLanguage: readonly CrisisWords[]): (typed: string) => boolean {
  const except = everyLanguage.map((language) => language.except).join(); // a word may be the same in several
  const readers = everyLanguage.map(({ words, denied, spellings, denials, breaks }) =>
    themeReader([{ themes: [{ id, words, denied, except, anyone: true }], manner: { common: '', spellings, denials, breaks, afterDenials: '', affirmations: '', alternatives: '', others: '' } }]),
  );
  return (typed) =>
    readers.some((reader) => {
      const { about, perhaps } = readTyped(typed, reader);
      return about.has(id) || perhaps.has(id);
    });
}
