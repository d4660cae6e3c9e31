import { expect, test } from 'vitest';
import { clockTimes, endTimes, isInOrder, startTimes, weekOf, windowsOf, withMore, type Hours } from './week.ts';

const monday = (id: number, from: string, to: string): Hours => ({ id, day: 'monday', from, to });

test('times are offered by the half-hour, a day long, and the stored one too', () => {
  expect(clockTimes('09:00', startTimes)).toHaveLength(48);
  expect([clockTimes('09:00', startTimes).at(-1), clockTimes('24:00', endTimes).at(-1)]).toEqual(['23:30', '24:00']);
  expect(clockTimes('10:45', startTimes).slice(21, 24)).toEqual(['10:30', '10:45', '11:00']);
});

test('one more stretch of a day lies after the last one, or in the morning', () => {
  expect(withMore([], 'monday')).toEqual([monday(0, '09:00', '12:00')]);
  expect(withMore([monday(3, '09:00', '12:00')], 'monday')[1]).toEqual(monday(4, '13:00', '16:00'));
  expect(withMore([monday(0, '20:00', '22:00')], 'monday')[1]).toEqual(monday(1, '23:00', '24:00'));
  expect(withMore([monday(0, '20:00', '23:30')], 'monday')[1]).toEqual(monday(1, '09:00', '12:00'));
  for (const hours of withMore([monday(0, '20:00', '22:00')], 'tuesday')) expect(isInOrder(hours)).toBe(true);
});

test('a week is sent in order, and what overlaps as one', () => {
  const week = [...weekOf({ timeZone: 'Africa/Lagos', windows: [{ day: 'friday', from: '09:00', to: '10:45' }] }), monday(1, '12:00', '14:00'), monday(2, '09:00', '12:30')];
  expect(windowsOf(week)).toEqual([
    { day: 'monday', from: '09:00', to: '14:00' },
    { day: 'friday', from: '09:00', to: '10:45' },
  ]);
});

test('a day is edited from morning to night, however its hours were stored', () => {
  const windows = [monday(0, '14:00', '16:00'), monday(1, '09:00', '10:00')].map(({ id: _, ...window }) => window);
  expect(weekOf({ timeZone: 'Africa/Lagos', windows }).map(({ from }) => from)).toEqual(['09:00', '14:00']);
});
