import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOf } from './contact-text.ts';
import { phrasesOf } from './phrases.ts';
import { readingOf } from './reading.ts';
import { anyRule, replaced } from './rules.ts';
import { phrase, seq, stops } from './steps.ts';

const words = ['add', 'add me', 'add me on', 'me', 'on', 'app', 'my @', '@media', '.com', 'p.o. box', 'ecris', 'lappli', 'اكتب', 'كتب لي', 'ال', 'vingt', 'x', '١', 'n°'];
const pieces = [...words, 'addme', 'é', ' ', ' ', ' ', '.', '-', 'و', 'بال', '😀', '𐐨', '12', '_'];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((some) => some.join(''));
const lists = fc.uniqueArray(fc.constantFrom(...words), { minLength: 1 }).chain((some) => fc.constantFrom(some, [...some, ...Array.from({ length: 30 }, (_, n) => `add ${n}`), 'add me now'])); // few and many with one letter
const settings = { seed: 1, numRuns: 100 };

test('a set of phrases finds what a regular expression of the same phrases finds', () => {
  fc.assert(
    fc.property(lists, texts, fc.boolean(), (list, text, isBehindArticle) => {
      const article = isBehindArticle ? '(?:[وفبكلعه]?ال|[وفبكل])?' : '';
      const pattern = new RegExp(`(?<![\\p{L}\\d])${article}${anyOf(list)}(?![\\p{L}\\d])`, 'u');
      expect(anyRule([{ first: list, isBehindArticle, then: () => stops }])(readingOf(text))).toBe(pattern.test(text));
    }),
    settings,
  );
});

test('what stands in place of phrases stands where it would with a regular expression', () => {
  fc.assert(
    fc.property(lists, texts, fc.boolean(), (list, text, isOfLetters) => {
      const word = isOfLetters ? '\\p{L}' : '[\\p{L}\\d]';
      const pattern = new RegExp(`(?<!${word})${anyOf(list)}(?!${word})`, 'gu');
      expect(replaced(readingOf(text, isOfLetters), seq(phrase(list), stops), ' * ')).toBe(text.replaceAll(pattern, ' * '));
    }),
    settings,
  );
});

test('each phrase says which list it is of, in the order of the lists', () => {
  const begun = phrasesOf([[['add me', 'add'], 'one'], [['add'], 'other']]);
  expect(begun(readingOf('add me'), 0)).toEqual([{ end: 6, what: 'one' }, { end: 3, what: 'one' }, { end: 3, what: 'other' }]);
});
