import { expect, test } from 'vitest';
import { timesOf } from './open-times.ts';

const hours = (first: string, count: number, minutes = 60) => Array.from({ length: count }, (_, at) => new Date(Date.parse(first) + at * minutes * 60_000).toISOString());
const shown = (starts: string[], day: string, zone: string) => timesOf(starts, day, zone, 'en').map(({ clock, offset }) => [clock, offset].filter(Boolean).join(' '));

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
