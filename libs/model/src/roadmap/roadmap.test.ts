import * as v from 'valibot';
import { expect, test } from 'vitest';
import { linkSchema } from './link.ts';
import { lastDayOf, quartersFrom } from './quarter.ts';

test.each(['', 'https://example.org', ' https://example.org/a?b#c ', 'https://пример.example/ü'])('a link may be %j', (text) => {
  expect(v.safeParse(linkSchema, text).success).toBe(true);
});

test.each(['http://example.org', 'javascript:alert(1)', 'data:text/html,x', 'example.org', '//example.org', 'https://a:b@example.org', 'https://', 'https://a b.example', 'https://a\tb.example', `https://example.org/${'x'.repeat(500)}`])(
  'a link may not be %j',
  (text) => {
    expect(v.safeParse(linkSchema, text).success).toBe(false);
  },
);

test('a quarter ends on its last day, and those to choose from begin with the present one', () => {
  expect(['2028-Q1', '2027-Q2', '2027-Q3', '2027-Q4'].map(lastDayOf)).toEqual(['2028-03-31', '2027-06-30', '2027-09-30', '2027-12-31']);
  expect(quartersFrom(new Date(2026, 10, 21), 1)).toEqual(['2026-Q4', '2027-Q1', '2027-Q2', '2027-Q3', '2027-Q4']);
});
