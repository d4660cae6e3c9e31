import { expect, test } from 'vitest';
import { calendarDay } from './dates.ts';
import { agoOf, clockIn, dayIn, dayOf, fullDayOf, hoursAgo, hoursOf, inSeconds, momentFormat, momentsAgo, nameZone, offsetWord } from './times.ts';

test('a session is shown in the zone that is named beside it, across midnight and daylight saving', () => {
  expect(dayOf('2026-11-26T23:30:00.000Z', 'Africa/Lagos', 'en')).toEqual({ day: '27', month: 'Nov' });
  expect(hoursOf('2026-11-26T15:00:00.000Z', '2026-11-26T16:00:00.000Z', 'Africa/Lagos', 'en')).toEqual({ from: '16:00', to: '17:00' });
  expect(nameZone('Africa/Lagos', '2026-11-26T15:00:00.000Z', 'en')).toBe('Lagos (UTC+1)');
  expect(nameZone('Europe/Berlin', '2026-07-26T15:00:00.000Z', 'en')).toBe('Berlin (UTC+2)');
  expect(nameZone('Europe/Berlin', '2026-12-26T15:00:00.000Z', 'en')).toBe('Berlin (UTC+1)');
  expect(nameZone('Asia/Kathmandu', '2026-12-26T15:00:00.000Z', 'en')).toBe('Kathmandu (UTC+5:45)');
  expect(nameZone('UTC', '2026-12-26T15:00:00.000Z', 'en')).toBe('UTC');
});

test('English has one order of dates: the day, the month, the year', () => {
  const at = '2026-11-26T16:05:00Z';
  expect(fullDayOf(at, 'UTC', 'en')).toBe('Thursday, 26 November 2026');
  expect(momentFormat('en', { timeZone: 'UTC' }).format(new Date(at))).toBe('26 November 2026 at 16:05');
  expect(momentFormat('en', { timeZone: 'UTC', dateStyle: 'medium' }).format(new Date(at))).toBe('26 Nov 2026, 16:05');
  expect(calendarDay('2026-11-26', 'en')).toBe('26 November 2026');
  expect(calendarDay('2026-11-26', 'fr')).toBe('26 novembre 2026');
});

test.each(['en', 'fr', 'pt', 'sw', 'ar'])('a moment stands on the 24-hour clock in %s', (locale) => {
  for (const dateStyle of ['long', 'medium'] as const) expect(momentFormat(locale, { timeZone: 'Africa/Lagos', dateStyle }).format(new Date('2026-11-26T16:05:00Z'))).toMatch(/17:05(?!\s*[\p{L}])/u);
});

test('how long somebody waits is said in whole minutes or hours, never less', () => {
  expect([1, 60, 61, 7200, 7201].map((seconds) => inSeconds(seconds, 'en'))).toEqual(['in 1 minute', 'in 1 minute', 'in 2 minutes', 'in 2 hours', 'in 3 hours']);
  expect(['fr', 'pt', 'sw', 'ar'].map((locale) => inSeconds(601, locale))).toEqual(['dans 11 minutes', expect.stringContaining('11 minutos'), 'baada ya dakika 11', expect.stringMatching(/(11|١١) دقيقة/)]);
});

test('what is known to the hour is said to the hour', () => {
  const now = new Date('2026-11-26T16:05:00Z');
  expect(['2026-11-26T15:30:00Z', '2026-11-26T13:00:00Z', '2026-11-24T13:00:00Z', '2026-11-26T17:00:00Z'].map((at) => hoursAgo(at, now, 'en'))).toEqual(['this hour', '3 hours ago', '2 days ago', 'this hour']);
});

test('a zone is named in the letters of the language', () => {
  const at = '2026-12-26T15:00:00.000Z';
  expect(nameZone('Africa/Lagos', at, 'ar')).toBe('نيجيريا (غرينتش+1)');
  expect(nameZone('America/New_York', at, 'ar')).toBe('نيويورك (غرينتش-5)');
  expect(nameZone('Asia/Katmandu', at, 'ar')).toBe('نيبال (غرينتش+5:45)');
  for (const locale of ['en', 'fr', 'pt', 'sw']) expect(nameZone('Africa/Lagos', at, locale)).toMatch(/^Lagos \(/);
  expect(['en', 'fr', 'ar'].map(offsetWord)).toEqual(['UTC', 'UTC', 'غرينتش']);
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

test('of today it is said how many hours or minutes ago something was', () => {
  const now = new Date('2026-11-22T12:00:00.000Z');
  expect(['2026-11-22T11:59:40.000Z', '2026-11-22T11:57:00.000Z', '2026-11-22T08:30:00.000Z', '2026-11-21T11:59:00.000Z', '2026-11-22T12:01:00.000Z'].map((at) => momentsAgo(at, now, 'en'))).toEqual(['this minute', '3 minutes ago', '3 hours ago', 'yesterday', 'this minute']);
});
