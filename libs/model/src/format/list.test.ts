import { expect, test } from 'vitest';
import { listOf } from './list.ts';

test('words in a row stand behind the comma of their language', () => {
  for (const locale of ['en', 'fr', 'pt', 'sw', 'de', 'en-XA']) expect(listOf(['a', 'b', 'c'], locale)).toBe('a, b, c');
  for (const locale of ['ar', 'ar-EG', 'fa', 'ur']) expect(listOf(['a', 'b', 'c'], locale)).toBe('a، b، c');
  expect(listOf(['a'], 'ar')).toBe('a');
  expect(listOf([], 'ar')).toBe('');
});
