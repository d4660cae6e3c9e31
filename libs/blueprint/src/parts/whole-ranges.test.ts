import { expect, test } from 'vitest';
import { withWholeRanges } from './whole-ranges.ts';

test('a range never ends a line at its hyphen; a word with one may', () => {
  expect(withWholeRanges('Because you chose O-level and 15-18, 2–6 hours, ١٥-١٨')).toBe('Because you chose O-level and 15\u2060-\u206018, 2\u2060–\u20606 hours, ١٥\u2060-\u2060١٨');
});
