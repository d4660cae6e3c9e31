import { days, joinStretches, type Availability } from './weekly.ts';
import { firstInstant, lastInstant, wallAt } from '../zone.ts';

/** A slot of the calendar: a quarter of an hour, beginning at a quarter of an hour UTC. */
export const slotLength = 15 * 60_000;
const minute = 60_000;
const day = 86_400_000;

export type Span = { from: number; to: number };

/** The mentor's windows between two instants, in order. A clock put forward or back makes one shorter or longer. */
export function openSpans(availability: Availability, range: Span): Span[] {
  return joined(stretchesAround(availability, range)).filter(({ from, to }) => to > range.from && from < range.to);
}

/** The stretches of each day in the range, of the day before it and of the day after it. */
function stretchesAround({ timeZone, windows, daysOff = [] }: Availability, { from, to }: Span): Span[] {
  const spans: Span[] = [];
  const firstDay = Math.floor(wallAt(from, timeZone) / day) - 1;
  const lastDay = Math.floor(wallAt(to, timeZone) / day) + 1;
  for (let date = firstDay; date <= lastDay; date += 1) {
    const isoDate = new Date(date * day).toISOString().slice(0, 10);
    if (daysOff.some((off) => off.from <= isoDate && isoDate <= off.to)) continue;
    const name = days[(((date + 3) % 7) + 7) % 7]; // the first of January 1970 was a Thursday
    for (const stretch of joinStretches(windows.filter((window) => window.day === name))) {
      // Where the clock is put back, a time is shown twice: from its last showing to the first of the end nothing outside is offered.
      const span = { from: lastInstant(date * day + clock(stretch.from), timeZone), to: firstInstant(date * day + clock(stretch.to), timeZone) };
      if (span.to > span.from) spans.push(span);
    }
  }
  return spans;
}

/** The week that an instant lies in, Monday to Sunday by the clock of a zone. */
export function weekAround(instant: number, timeZone: string): Span {
  const date = Math.floor(wallAt(instant, timeZone) / day);
  const monday = date - ((((date + 3) % 7) + 7) % 7);
  return { from: firstInstant(monday * day, timeZone), to: firstInstant((monday + 7) * day, timeZone) };
}

function clock(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
}

/** Stretches that touch, at midnight, are one. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else all.push({ ...span });
  }
  return all;
}

export type SlotRule = { /** Minutes of a session. */ minutes: number; /** Minutes between two starts that are offered. */ step: number };

/**
 * The instants in `range` at which a session may start: it lies in the mentor's hours from beginning to end, and touches
 * none of the `taken` slots. Steps are counted from the beginning of a day's stretch, so a start is open or not whatever
 * range it is asked about in; a session may end after midnight where the next day's hours go on.
 */
export function openStarts(availability: Availability, range: Span, rule: SlotRule, taken: ReadonlySet<number>): number[] {
  const stretches = stretchesAround(availability, range);
  const spans = joined(stretches);
  const starts = new Set<number>();
  for (const stretch of stretches) {
    const end = spans.find((span) => span.from <= stretch.from && span.to >= stretch.to)?.to ?? stretch.to;
    for (let start = stretch.from; start < stretch.to && start + rule.minutes * minute <= end; start += rule.step * minute) {
      if (start >= range.from && start < range.to && slotsOf(start, rule.minutes).every((slot) => !taken.has(slot))) starts.add(start);
    }
  }
  return [...starts].toSorted((a, b) => a - b);
}

/** The slots that a session takes up. */
export function slotsOf(start: number, minutes: number): number[] {
  const first = Math.floor(start / slotLength) * slotLength;
  const count = Math.ceil((start + minutes * minute - first) / slotLength);
  return Array.from({ length: count }, (_, index) => first + index * slotLength);
}
