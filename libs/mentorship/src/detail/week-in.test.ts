import { expect, test } from 'vitest';
import { clockIn, dayIn, days, openSpans, type Availability } from '@bridge/model';
import { weekIn } from './week-in.ts';

const monday = Date.parse('2026-11-23T00:00:00Z');
const hour = 3_600_000;

test('hours of one day stand in order, whatever the time of the day is at which they are read', () => {
  const availability: Availability = { timeZone: 'UTC', windows: [{ day: 'wednesday', from: '11:00', to: '14:00' }, { day: 'wednesday', from: '03:00', to: '06:00' }] };
  for (let at = 0; at < 7 * 24; at += 1) expect([at, weekIn(availability, new Date(monday + at * hour), 'UTC', 'en')]).toEqual([at, [{ day: 'Wednesday', times: '03:00–\u206006:00, 11:00–\u206014:00' }]]);
});

test('who is open day and night is open on each day', () => {
  const always: Availability = { timeZone: 'Africa/Lagos', windows: days.map((day) => ({ day, from: '00:00', to: '24:00' })) };
  const week = weekIn(always, new Date(monday + 10 * hour), 'Asia/Kathmandu', 'en');
  expect(week).toHaveLength(7);
  expect(new Set(week.map(({ times }) => times))).toEqual(new Set(['00:00–\u206000:00']));
});

// Weeks, zones and moments by the dozen: every open hour of the week is said, on its day, once and in order.
const random = (seed: number) => () => ((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648);
const zones = ['UTC', 'Africa/Lagos', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Berlin', 'Pacific/Auckland', 'America/Santiago'];
test.each(Array.from({ length: 60 }, (_, n) => n + 1))('week %i of made-up hours is told whole and in order', (seed) => {
  const next = random(seed);
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)] as T; // an index of the list
  const clock = (quarters: number) => `${String(Math.floor(quarters / 4)).padStart(2, '0')}:${String((quarters % 4) * 15).padStart(2, '0')}`;
  const windows = Array.from({ length: 1 + Math.floor(next() * 10) }, () => {
    const from = Math.floor(next() * 92);
    return { day: one(days), from: clock(from), to: clock(Math.min(96, from + 1 + Math.floor(next() * 20))) };
  });
  const availability: Availability = { timeZone: one(zones), windows };
  const [zone, now] = [one(zones), monday + 30 * 24 * hour + Math.floor(next() * 7 * 24 * 60) * 60_000];
  const told = weekIn(availability, new Date(now), zone, 'en');
  expect(new Set(told.map(({ day }) => day)).size).toBe(told.length);
  for (const { times } of told) {
    const starts = times.split(', ').map((text) => text.slice(0, 5));
    expect(starts).toEqual([...new Set(starts)].toSorted());
  }
  const weekday = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'long' });
  for (const { from, to } of openSpans(availability, { from: now + 24 * hour, to: now + 6 * 24 * hour })) {
    if (to - from > 24 * hour || dayIn(from, zone) <= dayIn(now, zone)) continue;
    expect(told.find(({ day }) => day === weekday.format(from))?.times).toContain(`${clockIn(from, zone)}–\u2060${clockIn(to, zone)}`);
  }
});
