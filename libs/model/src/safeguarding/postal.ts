import { inPlainLetters, once, spaced } from './contact-text.ts';
import type { ContactWords } from './contact-words.ts';
import { readingOf } from './reading.ts';
import { anyRule, type Rule } from './rules.ts';
import { either, glued, later, literal, maybe, not, phrase, seq, shape, sign, space, spoken, stops, times, word, type Step } from './steps.ts';
import { together } from './together.ts';

/**
 * Whether a text says where somebody lives or gets letters: by a phrase, a box at a post office, a building with a number
 * where it is said to be a home or stands with another one, or a street with a number as its language writes it. A street without a number, or that a number of things or people stands before, is spoken of only.
 */
export function hasAddress(bare: string, words: ContactWords['addresses']): boolean {
  const read = readingOf(spaced(bare).replaceAll(/\s*[\n،]\s*/g, ', '));
  const { isAddress, street } = rulesOf(words);
  return isAddress(read) || read.starts.some((at) => street(read, at).length > 0);
}

const rulesOf = once(({ leads, asked, homes, buildings, pairs, estates, ordinals, after, before, number, boxes, notNames }: ContactWords['addresses']) => {
  const whole = (words: readonly string[]) => seq(spoken(words), stops);
  const [building, estate, place, streetBefore, comma] = [whole(buildings), whole(estates), whole(ordinals), whole(before), maybe(sign(','))];
  const figures = String.raw`(?!(?:19|20)\d\d(?!\d))[1-9]\d{0,3}`; // a year is no house
  const isName = not(seq(phrase(notNames, inPlainLetters), stops));
  const name = later(() => seq(isName, shape(/[\p{L}.]{2,}/uy)));
  const called = glued(number, inPlainLetters);
  const figure = later(() => seq(space, maybe(seq(called, maybe(space))), either(seq(shape(/\d{1,4}(?!\d)/y), maybe(space), maybe(shape(/[a-h]/y))), shape(/[a-h\u0621-\u064a]/y)), stops));
  const anotherOne = seq(literal(', '), times(seq(word, space), 0, 3), maybe(seq(word, literal(', '))), building, comma, figure);
  const letter = maybe(shape(/[a-h]/y));
  return {
    isAddress: anyRule(
      [
        { first: homes, then: () => seq(stops, maybe(sign(',:')), space, times(shape(/[\p{L}\d.]+,? /uy), 0, 8), either(seq(building, figure), seq(place, space, building), seq(building, space, place))) }, // I live in Cité Mermoz, villa 45
        {
          first: pairs,
          then: () => seq(stops, comma, figure, either(
            anotherOne, // bâtiment C, porte 12
            seq(comma, space, times(seq(name, space), 1, 3), estate), // flat 4B, Coker Estate
            seq(comma, space, maybe(seq(shape(/\p{L}{1,3}(?!\p{L})/uy), space)), estate, space, name), // villa 45, cité Mermoz
          )),
        },
        { first: estates, then: () => seq(stops, space, times(seq(name, comma, space), 1, 4), whole(pairs), comma, figure) }, // résidence du Lac, villa 12
        { first: leads, then: () => stops },
        { first: boxes, then: () => seq(stops, shape(/[ :.]*\d/y)) },
        { first: before, then: () => seq(stops, space, times(seq(name, space), 0, 3), isName, lastName(called), maybe(space), either(seq(comma, maybe(space), called, maybe(space)), seq(sign(','), maybe(space)), space), shape(new RegExp(`${figures}[a-h]?(?!\\d)(?= ?(?:[,.;)!?]|$))`, 'y'))) }, // Rua das Flores, 12
      ]
        .map((rule): Rule => ({ ...rule, isBehindArticle: true }))
        .concat(together(asked)),
    ),
    street: seq(
      shape(new RegExp(`(?<![.,:/-])${figures}(?!\\d)`, 'y')), maybe(space), letter, maybe(either(literal(' bis'), literal(' ter'))), comma, space,
      either(
        seq(times(seq(name, space), 1, 3), whole(after)), // 12 Adeola Odeku Street
        seq(streetBefore, space, name), // 12, rue Victor Hugo
      ),
    ),
  };
});

/** All of a name, or what of it is before a word for a number that is written to it. */
function lastName(called: Step): Step {
  const all = shape(/[\p{L}.]{2,}/uy);
  return (read, at) => {
    const [end = at] = all(read, at);
    const ends = end > at ? [end] : [];
    for (let one = at + String.fromCodePoint(read.text.codePointAt(at) ?? 0).length + 1; one < end; one += 1) if (called(read, one).length > 0) ends.push(one);
    return ends;
  };
}
