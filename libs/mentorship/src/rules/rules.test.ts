import { expect, test } from 'vitest';
import { formatPrice } from './money.ts';
import { agoOf, dayOf, hoursOf, nameZone } from './times.ts';

test('prices are written as the reader writes them', () => {
  expect(formatPrice(28000, 'NGN', 'en')).toBe('₦28,000');
  expect(formatPrice(49.5, 'USD', 'en')).toBe('$49.50');
  expect(formatPrice(0, 'EUR', 'en')).toBe('€0');
});

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
