import { expect, test } from 'vitest';
import { clockIn, dayIn, nameZone, timesOf } from './times.ts';

const hours = (first: string, count: number, minutes = 60) => Array.from({ length: count }, (_, at) => new Date(Date.parse(first) + at * minutes * 60_000).toISOString());
const shown = (starts: string[], day: string, zone: string) => timesOf(starts, day, zone, 'en').map(({ clock, offset }) => [clock, offset].filter(Boolean).join(' '));

test.each([
  ['Africa/Lagos', '2026-11-26T15:00:00.000Z', '2026-11-26', '16:00', 'Lagos (UTC+1)'],
  ['Europe/Berlin', '2026-07-01T22:30:00.000Z', '2026-07-02', '00:30', 'Berlin (UTC+2)'],
  ['America/Santiago', '2026-01-01T02:00:00.000Z', '2025-12-31', '23:00', 'Santiago (UTC-3)'],
  ['Asia/Kathmandu', '2026-11-26T18:30:00.000Z', '2026-11-27', '00:15', 'Kathmandu (UTC+5:45)'],
])('%s: day, clock and name of the zone at %s', (zone, instant, day, clock, name) => {
  expect([dayIn(instant, zone), clockIn(instant, zone), nameZone(zone, instant, 'en')]).toEqual([day, clock, name]);
});

test('the hour that Berlin skips in spring is no time to choose', () => {
  expect(shown(hours('2026-03-29T00:00:00Z', 4), '2026-03-29', 'Europe/Berlin')).toEqual(['01:00', '03:00', '04:00', '05:00']);
});

test('the hour that Berlin has twice in autumn is there twice, and can be told apart', () => {
  expect(shown(hours('2026-10-24T23:00:00Z', 4), '2026-10-25', 'Europe/Berlin')).toEqual(['01:00', '02:00 UTC+2', '02:00 UTC+1', '03:00']);
});

test('Santiago begins its summer at midnight: the day has no midnight hour', () => {
  expect(shown(hours('2026-09-06T03:00:00Z', 3), '2026-09-06', 'America/Santiago')).toEqual(['01:00', '02:00']);
  expect(shown(hours('2026-09-06T03:00:00Z', 3), '2026-09-05', 'America/Santiago')).toEqual(['23:00']);
});

test('Santiago has the last hour of a day twice in autumn', () => {
  expect(shown(hours('2026-04-05T02:00:00Z', 3), '2026-04-04', 'America/Santiago')).toEqual(['23:00 UTC-3', '23:00 UTC-4']);
});

test('Lagos and Kathmandu know no summer time', () => {
  for (const zone of ['Africa/Lagos', 'Asia/Kathmandu']) {
    const year = Array.from({ length: 365 }, (_, at) => clockIn(Date.UTC(2026, 0, 1 + at, 12), zone));
    expect(new Set(year).size).toBe(1);
  }
});
