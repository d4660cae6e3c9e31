import { anyPhrase, article, once, together } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';

/** Whether a text says what no adult says to somebody young, or asks to keep something from those who look after them. */
export function hasAdvance(text: string, words: ContactWords): boolean {
  return patternsOf(words).some((pattern) => pattern.test(text));
}

const patternsOf = once(({ secrets, advances }: ContactWords) => {
  const [begins, stops] = [`(?<![\\p{L}\\d])${article}`, '(?![\\p{L}\\d])'];
  return [
    ...[`${begins}${anyPhrase([...secrets, ...advances.anywhere])}${stops}`, `${begins}${anyPhrase(advances.ending)}(?:,? ${anyPhrase(advances.ends)})*(?= ?(?:[^\\p{L}\\d ]|$))`].map((source) => new RegExp(source, 'u')),
    new RegExp(`(?:^|[.!?;,،؛\\n…])[^\\p{L}\\d]*${article}${anyPhrase(advances.alone)}(?:,? ${anyPhrase([...advances.alone, ...advances.ends])})*[^\\p{L}\\d.!?;,:،؛\\n…]*(?:$|[.!?;,،؛\\n…])`, 'u'),
    ...together(advances.together),
  ];
});
