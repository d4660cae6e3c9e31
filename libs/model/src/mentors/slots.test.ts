import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openSpans, openStarts, slotLength, slotsOf } from './slots.ts';
import { days, type Availability, type Window } from './weekly.ts';
import { firstInstant, instantsAt, lastInstant, wallAt } from '../zone.ts';

const zones = ['Africa/Lagos', 'Europe/Berlin', 'America/Santiago', 'Asia/Kathmandu'] as const;
const at = (text: string) => Date.parse(text);
const iso = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString());

test('a wall clock is read in zones of whole, half and quarter hours', () => {
  expect(new Date(wallAt(at('2026-03-01T12:00:00Z'), 'Asia/Kathmandu')).toISOString()).toBe('2026-03-01T17:45:00.000Z');
  expect(new Date(wallAt(at('2026-07-01T23:30:00Z'), 'Africa/Lagos')).toISOString()).toBe('2026-07-02T00:30:00.000Z');
  expect(new Date(wallAt(at('1890-01-01T00:00:00Z'), 'Europe/Berlin')).getUTCFullYear()).toBe(1890);
});

test('a time that is skipped happens never, one that is repeated happens twice', () => {
  expect(iso(instantsAt(at('2026-03-29T02:30:00Z'), 'Europe/Berlin'))).toEqual([]);
  expect(iso(instantsAt(at('2026-10-25T02:30:00Z'), 'Europe/Berlin'))).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']);
  expect(iso(instantsAt(at('2026-09-06T00:30:00Z'), 'America/Santiago'))).toEqual([]);
  expect(iso(instantsAt(at('2026-04-04T23:30:00Z'), 'America/Santiago'))).toEqual(['2026-04-05T02:30:00.000Z', '2026-04-05T03:30:00.000Z']);
  expect(iso(instantsAt(at('2026-03-29T02:30:00Z'), 'Africa/Lagos'))).toEqual(['2026-03-29T01:30:00.000Z']);
  expect(iso([firstInstant(at('2026-03-29T02:30:00Z'), 'Europe/Berlin'), lastInstant(at('2026-09-06T00:15:00Z'), 'America/Santiago')])).toEqual([
    '2026-03-29T01:00:00.000Z',
    '2026-09-06T04:00:00.000Z',
  ]);
});

const rule = { minutes: 60, step: 30 };
const starts = (timeZone: string, window: Window, day: string, taken: string[] = []) =>
  iso(openStarts({ timeZone, windows: [window] }, { from: at(`${day}T00:00:00Z`) - 43_200_000, to: at(`${day}T00:00:00Z`) + 129_600_000 }, rule, new Set(taken.map(at))));

test('a window gives its starts by the mentor’s clock', () => {
  expect(starts('Africa/Lagos', { day: 'monday', from: '09:00', to: '11:00' }, '2026-11-23')).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-23T08:30:00.000Z', '2026-11-23T09:00:00.000Z']);
  expect(starts('Asia/Kathmandu', { day: 'monday', from: '09:00', to: '10:30' }, '2026-11-23')).toEqual(['2026-11-23T03:15:00.000Z', '2026-11-23T03:45:00.000Z']);
  expect(starts('Africa/Lagos', { day: 'sunday', from: '09:00', to: '09:45' }, '2026-11-22')).toEqual([]);
});

test('a window is shorter on the night the clock is put forward, longer on the night it is put back', () => {
  expect(starts('Europe/Berlin', { day: 'sunday', from: '01:00', to: '04:00' }, '2026-03-29')).toEqual(['2026-03-29T00:00:00.000Z', '2026-03-29T00:30:00.000Z', '2026-03-29T01:00:00.000Z']);
  expect(starts('Europe/Berlin', { day: 'sunday', from: '01:00', to: '04:00' }, '2026-10-25')).toHaveLength(7);
  expect(starts('America/Santiago', { day: 'sunday', from: '00:00', to: '02:00' }, '2026-09-06')).toEqual(['2026-09-06T04:00:00.000Z']);
  expect(starts('America/Santiago', { day: 'saturday', from: '22:00', to: '24:00' }, '2026-04-04')).toHaveLength(5);
});

test('a window that begins or ends in the repeated hour offers nothing that the mentor’s clock shows outside it', () => {
  expect(starts('Europe/Berlin', { day: 'sunday', from: '00:00', to: '02:00' }, '2026-10-25')).toEqual(['2026-10-24T22:00:00.000Z', '2026-10-24T22:30:00.000Z', '2026-10-24T23:00:00.000Z']);
  expect(starts('Europe/Berlin', { day: 'sunday', from: '02:30', to: '04:00' }, '2026-10-25')).toEqual(['2026-10-25T01:30:00.000Z', '2026-10-25T02:00:00.000Z']);
});

test('a session may begin before midnight and end after it, whichever part of the night is asked about', () => {
  const availability: Availability = { timeZone: 'Africa/Lagos', windows: [{ day: 'monday', from: '22:15', to: '24:00' }, { day: 'tuesday', from: '00:00', to: '01:30' }] };
  const night = { from: at('2026-11-23T21:00:00Z'), to: at('2026-11-24T01:00:00Z') };
  const open = openStarts(availability, night, rule, new Set());
  expect(iso(open)).toEqual(['21:15', '21:45', '22:15', '22:45', '23:00', '23:30'].map((time) => `2026-11-23T${time}:00.000Z`));
  for (const start of open) expect(openStarts(availability, { from: start, to: start + 1 }, rule, new Set())).toEqual([start]);
});

test('a start whose session would touch a taken slot is not open', () => {
  const window: Window = { day: 'monday', from: '09:00', to: '12:00' };
  expect(starts('Africa/Lagos', window, '2026-11-23', ['2026-11-23T09:15:00Z'])).toEqual(['2026-11-23T08:00:00.000Z', '2026-11-23T09:30:00.000Z', '2026-11-23T10:00:00.000Z']);
});

const windows = fc.array(
  fc
    .tuple(fc.constantFrom(...days), fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
    .filter(([, from, to]) => from < to)
    .map(([day, from, to]) => ({ day, from: clock(from), to: clock(to) })),
  { minLength: 1, maxLength: 6 },
);
function clock(quarter: number): string {
  return `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
}

test('at any time of any year, an open session lies inside the mentor’s hours by the mentor’s clock, and beside all taken slots', () => {
  const year = fc.integer({ min: at('2025-01-01T00:00:00Z'), max: at('2029-01-01T00:00:00Z') });
  const transitions = fc.constantFrom('2026-03-29T00:00:00Z', '2026-10-25T00:00:00Z', '2026-09-06T03:00:00Z', '2026-04-05T02:00:00Z').map(at);
  fc.assert(
    fc.property(fc.constantFrom(...zones), windows, fc.oneof(year, transitions), fc.array(fc.nat(400), { maxLength: 20 }), (timeZone, hours, around, quarters) => {
      const range = { from: around - 86_400_000, to: around + 2 * 86_400_000 };
      const first = Math.floor(range.from / slotLength) * slotLength;
      const taken = new Set(quarters.map((quarter) => first + quarter * slotLength));
      const availability: Availability = { timeZone, windows: hours };
      const spans = openSpans(availability, range);
      const open = openStarts(availability, range, rule, taken);
      for (const start of [...open.slice(0, 1), ...open.slice(-1)]) expect(openStarts(availability, { from: start, to: start + 1 }, rule, taken)).toEqual([start]);
      for (const start of open) {
        expect(start % slotLength).toBe(0);
        expect(start).toBeGreaterThanOrEqual(range.from);
        expect(spans.some(({ from, to }) => start >= from && start + 3_600_000 <= to)).toBe(true);
        expect(slotsOf(start, 60).filter((slot) => taken.has(slot))).toEqual([]);
        for (const minute of [0, 59]) {
          const wall = new Date(wallAt(start + minute * 60_000, timeZone));
          const day = days[(wall.getUTCDay() + 6) % 7];
          const time = wall.toISOString().slice(11, 16);
          expect(hours.some((window) => window.day === day && window.from <= time && time < window.to)).toBe(true);
        }
      }
    }),
    { numRuns: 300 },
  );
});
