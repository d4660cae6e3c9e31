import { anyOf, article, once, spaced, together } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';

/**
 * Whether a text says where somebody lives or gets letters: by a phrase, a box at a post office, a building with a number
 * where it is said to be a home or stands with another one, or a street with a number as its language writes it. A street without a number, or that a number of things or people stands before, is spoken of only.
 */
export function hasAddress(bare: string, words: ContactWords['addresses']): boolean {
  const text = spaced(bare).replaceAll(/\s*[\n،]\s*/g, ', ');
  return patternsOf(words).some((pattern) => pattern.test(text));
}

const patternsOf = once(({ leads, asked, homes, buildings, pairs, estates, ordinals, after, before, number, boxes, notNames }: ContactWords['addresses']) => {
  const word = (words: readonly string[]) => `(?<![\\p{L}\\d])${article}${anyOf(words.map(spaced))}(?![\\p{L}\\d])`;
  const name = `(?!${anyOf(notNames)}(?![\\p{L}\\d]))[\\p{L}.]{2,}`;
  const figures = '(?!(?:19|20)\\d\\d(?!\\d))[1-9]\\d{0,3}'; // a year is no house
  const house = `(?<![\\p{L}\\d.,:/-])${figures} ?[a-h]?(?: bis| ter)?`;
  const said = `(?:,? ?${anyOf(number)} ?|, ?| )`;
  const numbered = (words: readonly string[]) => `${word(words)},? (?:${anyOf(number)} ?)?(?:\\d{1,4} ?[a-h]?|[a-h\u0621-\u064a])(?![\\p{L}\\d])`;
  const between = '[,:]? (?:[\\p{L}\\d.]+,? ){0,8}?';
  return [
    `${word(homes)}${between}(?:${numbered(buildings).replace(',? ', ' ')}|${word(ordinals)} ${word(buildings)}|${word(buildings)} ${word(ordinals)})`, // I live in Cité Mermoz, villa 45
    `${numbered(pairs)}, (?:[\\p{L}\\dº]+ ){0,3}?(?:[\\p{L}\\dº]+, )?${numbered(buildings)}`, // bâtiment C, porte 12
    `${numbered(pairs)},? (?:${name} ){1,3}${word(estates)}`, // flat 4B, Coker Estate
    `${word(estates)} (?:${name},? ){1,4}${numbered(pairs)}`, // résidence du Lac, villa 12
    `${numbered(pairs)},? (?:\\p{L}{1,3} )?${word(estates)} ${name}`, // villa 45, cité Mermoz
    word(leads),
    `${word(boxes)}[ :.]*\\d`,
    `${house},? (?:${name} ){1,3}${word(after)}`, // 12 Adeola Odeku Street
    `${house},? ${word(before)} ${name}`, // 12, rue Victor Hugo
    `${word(before)} (?:${name} ?){1,4}${said}${figures}[a-h]?(?!\\d)(?= ?(?:[,.;)!?]|$))`, // Rua das Flores, 12
  ]
    .map((pattern) => new RegExp(pattern, 'u'))
    .concat(together(asked));
});
