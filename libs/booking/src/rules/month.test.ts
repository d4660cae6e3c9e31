import { expect, test } from 'vitest';
import { firstDayOfWeek, monthOf, shiftMonth, shortestWeekday, weeksOf } from './month.ts';

test.each(Array.from({ length: 48 }, (_, n) => shiftMonth('2024-01', n)))('%s has each of its days once, each under its weekday', (month) => {
  for (const firstDay of [1, 6, 7]) {
    const weeks = weeksOf(month, firstDay);
    const days = weeks.flat().filter((date) => date !== undefined);
    expect(days.length).toBe(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate());
    expect(new Set(days.map(monthOf))).toEqual(new Set([month]));
    for (const week of weeks) {
      expect(week).toHaveLength(7);
      for (const [place, date] of week.entries()) if (date) expect(new Date(date).getUTCDay()).toBe((firstDay + place) % 7);
    }
  }
});

test('weeks begin as where the language is at home', () => {
  expect(['en-US', 'fr'].map(firstDayOfWeek)).toEqual([7, 1]);
});

test.each([['en', 'short'], ['fr', 'short'], ['pt', 'short'], ['sw', 'narrow'], ['ar', 'narrow']])('over its column a weekday in %s is written in its %s form', (locale, form) => {
  expect(shortestWeekday(locale)).toBe(form);
});
