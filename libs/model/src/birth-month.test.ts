import { expect, test } from 'vitest';
import { birthMonthOf, isSurely, mayBe } from './birth-month.ts';

test.each([
  ['4', '2009', '2009-04'],
  [' 12 ', '1999 ', '1999-12'],
  ['٤', '٢٠٠٩', '2009-04'],
  ['०४', '२००९', '2009-04'],
  ['13', '2009', undefined],
  ['0', '2009', undefined],
  ['4', '09', undefined],
  ['April', '2009', undefined],
  ['', '', undefined],
])('"%s" and "%s" are the month %s', (month, year, written) => expect(birthMonthOf(month, year)).toBe(written));

test('who was born in April 2008 may be 18 on the first of April 2026, and is so for certain from May', () => {
  const at = (day: string) => new Date(`${day}Z`);
  expect([mayBe(18, '2008-04', at('2026-03-31T23:59:59')), mayBe(18, '2008-04', at('2026-04-01T00:00:00'))]).toEqual([false, true]);
  expect([isSurely(18, '2008-04', at('2026-04-30T23:59:59')), isSurely(18, '2008-04', at('2026-05-01T00:00:00'))]).toEqual([false, true]);
});
