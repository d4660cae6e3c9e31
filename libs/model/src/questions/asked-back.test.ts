import { expect, test } from 'vitest';
import { askedAnswersOf, keepAskedAnswers, saidAbout, withAskedAnswers } from './asked-back.ts';

const asked = { 'meant-caring': { said: 'yes', about: 'I live with: my sister' } } as const;

test('what was said back stands among the further answers, and is found there', () => {
  expect(askedAnswersOf({ furtherAnswers: withAskedAnswers({ hobby: 'chess' }, asked) })).toEqual(asked);
});

test('a survey sent again leaves it there, and takes nothing else along', () => {
  const before = withAskedAnswers({ hobby: 'chess' }, asked);
  expect(keepAskedAnswers(before, { hobby: '' })).toEqual(withAskedAnswers({ hobby: '' }, asked));
  expect(keepAskedAnswers(before, undefined)).toBeUndefined();
});

test('it holds for the words it was said about alone', () => {
  expect(saidAbout(asked, 'meant-caring', 'I live with: my sister')).toBe('yes');
  expect(saidAbout(asked, 'meant-caring', 'I live alone')).toBeUndefined();
});

test.each<Record<string, string | string[]>>([{ 'asked-meant-caring': 'perhaps: x' }, { 'asked-meant-caring': ['yes: x'] }, { 'meant-caring': 'yes: x' }, { 'asked-meant-caring': 'yes' }])('%j is nothing said back', (furtherAnswers) => {
  expect(askedAnswersOf({ furtherAnswers })).toEqual({});
});
