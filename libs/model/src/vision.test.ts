import { expect, test } from 'vitest';
import { leadOf } from './vision.ts';

test('the first sentence leads, the others follow', () => {
  expect(leadOf('Lead a data team. I start from statistics. I go on.', 'en')).toEqual({ lead: 'Lead a data team.', rest: 'I start from statistics. I go on.' });
  expect(leadOf('One only', 'en')).toEqual({ lead: 'One only', rest: '' });
  expect(leadOf('', 'en')).toEqual({ lead: '', rest: '' });
});

const word = (n: number) => Array.from({ length: n }, (_, k) => `w${k}`).join(' ');

test.each([
  ['without a clause', `${word(40)}. Next.`, 25],
  ['with a clause in time', `${word(20)}, ${word(20)}. Next.`, 20],
  ['with a clause too early', `${word(3)}, ${word(40)}. Next.`, 25],
  ['of 25 words', `${word(25)}. Next.`, 25],
])('a sentence %s is never longer than 25 words, and nothing of it is lost', (_, vision, words) => {
  const { lead, rest } = leadOf(vision, 'en');
  expect(lead.replace('…', '').split(' ')).toHaveLength(words);
  expect(`${lead} ${rest}`.replaceAll(/[….,]/g, '').replace(/\s+/g, ' ')).toBe(vision.replaceAll(/[.,]/g, ''));
});

test.each([
  ['en', `My aim: “I never lead; ${word(30)}”. Next.`, /[^\s]…”$/, /^“…/],
  ['fr', `Mon but\u00a0: «\u00a0${word(30)}\u00a0». Puis.`, /…\u00a0»$/, /^«\u00a0…/],
  ['ar', `هدفي: «${word(30)}». ثم.`, /…»$/, /^«…/],
  ['en', `“Short”, ${word(40)}. Next.`, /…$/, /^…/],
])('a quotation that is cut is closed, and opened again: %s', (locale, vision, lead, rest) => {
  const told = leadOf(vision, locale);
  expect(told.lead).toMatch(lead);
  expect(told.rest).toMatch(rest);
});

test('a quotation of two sentences is closed after the first', () => {
  expect(leadOf('My aim: “Build a well. Then another”. Next.', 'en')).toEqual({ lead: 'My aim: “Build a well.”', rest: '“Then another”. Next.' });
});

test('Arabic has words and sentences, too', () => {
  expect(leadOf('أقود فريق بيانات. ثم أواصل.', 'ar')).toEqual({ lead: 'أقود فريق بيانات.', rest: 'ثم أواصل.' });
});
