import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [0, 0, 'morning'],
  [11, 59, 'morning'],
  [12, 0, 'afternoon'],
  [17, 59, 'afternoon'],
  [18, 0, 'evening'],
  [23, 59, 'evening'],
])('at %i:%i it is %s', (hour, minute, greeting) => {
  expect(greetingAt(new Date(Date.UTC(2026, 10, 21, hour, minute)), 'UTC')).toBe(greeting);
});

test('the clocks of the zone say it, not those of the device', () => {
  const now = new Date('2026-11-29T21:20:00Z');
  expect(['Africa/Lagos', 'America/New_York', 'Asia/Kathmandu'].map((zone) => greetingAt(now, zone))).toEqual(['evening', 'afternoon', 'morning']);
});
