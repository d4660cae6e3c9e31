import { once } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';
import type { Reading } from './reading.ts';
import { anyRule } from './rules.ts';
import { maybe, phrase, seq, shape, sign, space, stops, times } from './steps.ts';
import { together } from './together.ts';

/** Whether a text says what no adult says to somebody young, or asks to keep something from those who look after them. */
export function hasAdvance(read: Reading, words: ContactWords): boolean {
  return rulesOf(words)(read);
}

const rulesOf = once(({ secrets, advances: { anywhere, ending, ends, alone, together: pairs } }: ContactWords) => {
  const more = (words: readonly string[]) => times(seq(maybe(sign(',')), space, phrase(words)), 0);
  return anyRule([
    { first: [...secrets, ...anywhere], isBehindArticle: true, then: () => stops },
    { first: ending, isBehindArticle: true, then: () => seq(more(ends), shape(/(?= ?(?:[^\p{L}\d ]|$))/uy)) },
    { first: alone, isBehindArticle: true, then: () => seq(more([...alone, ...ends]), shape(/[^\p{L}\d.!?;,:،؛\n…]*(?:$|[.!?;,،؛\n…])/uy)), where: () => shape(/(?<=(?:^|[.!?;,،؛\n…])[^\p{L}\d]*)/uy) },
    ...together(pairs),
  ]);
});
