import { expect, test } from 'vitest';
import { agoOf, clockIn, dayIn, dayOf, hoursOf, nameZone } from './times.ts';

test('a session is shown in the zone that is named beside it, across midnight and daylight saving', () => {
  expect(dayOf('2026-11-26T23:30:00.000Z', 'Africa/Lagos', 'en')).toEqual({ day: '27', month: 'Nov' });
  expect(hoursOf('2026-11-26T15:00:00.000Z', '2026-11-26T16:00:00.000Z', 'Africa/Lagos', 'en')).toEqual({ from: '16:00', to: '17:00' });
  expect(nameZone('Africa/Lagos', '2026-11-26T15:00:00.000Z', 'en')).toBe('Lagos (UTC+1)');
  expect(nameZone('Europe/Berlin', '2026-07-26T15:00:00.000Z', 'en')).toBe('Berlin (UTC+2)');
  expect(nameZone('Europe/Berlin', '2026-12-26T15:00:00.000Z', 'en')).toBe('Berlin (UTC+1)');
  expect(nameZone('Asia/Kathmandu', '2026-12-26T15:00:00.000Z', 'en')).toBe('Kathmandu (UTC+5:45)');
  expect(nameZone('UTC', '2026-12-26T15:00:00.000Z', 'en')).toBe('UTC');
});

test('days that have passed are counted in the largest whole unit', () => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  expect(agoOf('2026-11-21T11:59:00.000Z', now, 'en')).toBe('today');
  expect(agoOf('2026-11-21T12:00:01.000Z', now, 'en')).toBe('today');
  expect(agoOf('2026-11-20T11:00:00.000Z', now, 'en')).toBe('yesterday');
  expect(agoOf('2026-11-06T11:00:00.000Z', now, 'en')).toBe('2 weeks ago');
  expect(agoOf('2025-11-01T11:00:00.000Z', now, 'en')).toBe('last year');
});

test.each([
  ['Africa/Lagos', '2026-11-26T15:00:00.000Z', '2026-11-26', '16:00', 'Lagos (UTC+1)'],
  ['Europe/Berlin', '2026-07-01T22:30:00.000Z', '2026-07-02', '00:30', 'Berlin (UTC+2)'],
  ['America/Santiago', '2026-01-01T02:00:00.000Z', '2025-12-31', '23:00', 'Santiago (UTC-3)'],
  ['Asia/Kathmandu', '2026-11-26T18:30:00.000Z', '2026-11-27', '00:15', 'Kathmandu (UTC+5:45)'],
])('%s: day, clock and name of the zone at %s', (zone, instant, day, clock, name) => {
  expect([dayIn(instant, zone), clockIn(instant, zone), nameZone(zone, instant, 'en')]).toEqual([day, clock, name]);
});

test('Lagos and Kathmandu know no summer time', () => {
  for (const zone of ['Africa/Lagos', 'Asia/Kathmandu']) {
    const year = Array.from({ length: 365 }, (_, at) => clockIn(Date.UTC(2026, 0, 1 + at, 12), zone));
    expect(new Set(year).size).toBe(1);
  }
});
