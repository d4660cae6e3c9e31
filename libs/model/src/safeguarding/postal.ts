import { anyOf, article, once, spaced } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';

/**
 * Whether a text says where somebody lives or gets letters: by a phrase, a box at a post office, or a street with a number as its
 * language writes it. A street without a number, or that a number of things or people stands before, is spoken of only.
 */
export function hasAddress(bare: string, words: ContactWords['addresses']): boolean {
  const text = spaced(bare).replaceAll(/\s*[\n،]\s*/g, ', ');
  return patternsOf(words).some((pattern) => pattern.test(text));
}

const patternsOf = once(({ leads, after, before, number, boxes, notNames }: ContactWords['addresses']) => {
  const word = (words: readonly string[]) => `(?<![\\p{L}\\d])${article}${anyOf(words)}(?![\\p{L}\\d])`;
  const name = `(?!${anyOf(notNames)}(?![\\p{L}\\d]))[\\p{L}.]{2,}`;
  const figures = '(?!(?:19|20)\\d\\d(?!\\d))[1-9]\\d{0,3}'; // a year is no house
  const house = `(?<![\\p{L}\\d.,:/-])${figures} ?[a-h]?(?: bis| ter)?`;
  const said = `(?:,? ?${anyOf(number)} ?|, ?| )`;
  return [
    word(leads),
    `${word(boxes)}[ :.]*\\d`,
    `${house},? (?:${name} ){1,3}${word(after)}`, // 12 Adeola Odeku Street
    `${house},? ${word(before)} ${name}`, // 12, rue Victor Hugo
    `${word(before)} (?:${name} ?){1,4}${said}${figures}[a-h]?(?!\\d)(?= ?(?:[,.;)!?]|$))`, // Rua das Flores, 12
  ].map((pattern) => new RegExp(pattern, 'u'));
});
