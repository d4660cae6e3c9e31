import { wallAt } from '../zone.ts';
import { placeOf } from '../zones/names.ts';
import { dateFormat } from './dates.ts';

/** Times of day stand on the 24-hour clock in every language: one list never has 17:00 beside 5:00 PM. */
export const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** The day at an instant in a zone, as a date field writes it: 2026-11-26. */
export function dayIn(instant: number | string, timeZone: string): string {
  return wallIn(instant, timeZone).slice(0, 10);
}

/** The clock at an instant in a zone: 16:00. */
export function clockIn(instant: number | string, timeZone: string): string {
  return wallIn(instant, timeZone).slice(11, 16);
}

/** What a clock on the wall shows, as ISO 8601 writes it; asked for each of a mentor's hundreds of times. */
function wallIn(instant: number | string, timeZone: string): string {
  return new Date(wallAt(new Date(instant).getTime(), timeZone)).toISOString();
}

/** The day and month of a moment, as the reader's calendar shows them. */
export function dayOf(at: string, timeZone: string, locale: string): { day: string; month: string } {
  const date = new Date(at);
  return {
    day: dateFormat(locale, { timeZone, day: 'numeric' }).format(date),
    month: dateFormat(locale, { timeZone, month: 'short' }).format(date),
  };
}

/** A day in full, with its weekday: Thursday, 26 November 2026. */
export function fullDayOf(at: string, timeZone: string, locale: string): string {
  return dateFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at));
}

/** From when to when, by the clock of a zone. */
export function hoursOf(start: string, end: string, timeZone: string, locale: string): { from: string; to: string } {
  const format = dateFormat(locale, { timeZone, ...clock });
  return { from: format.format(new Date(start)), to: format.format(new Date(end)) };
}

/** Makes words of moments, day and hour, by the clock of a zone: "26 November 2026 at 16:00". */
export function momentFormat(locale: string, { timeZone, dateStyle = 'long' }: { timeZone: string; dateStyle?: 'long' | 'medium' }): Intl.DateTimeFormat {
  return dateFormat(locale, { timeZone, dateStyle, timeStyle: 'short', hourCycle: 'h23' });
}

/** A zone as people name it, with its distance from UTC at that instant: "Lagos (UTC+1)". */
export function nameZone(timeZone: string, at: string, locale: string): string {
  const place = placeOf(timeZone, locale);
  return place === 'UTC' ? place : `${place} (${nameOffset(timeZone, at, locale)})`;
}

/** A zone's distance from UTC at an instant: "UTC+5:45". */
export function nameOffset(timeZone: string, at: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC').replace('\u2212', '-') ?? timeZone;
}

/** What stands before a distance from UTC in a language: "UTC", in Arabic Greenwich. */
export function offsetWord(locale: string): string {
  return nameOffset('UTC', '2026-01-01T00:00:00Z', locale).replace(/\s*[+-]?0?0(?::00)?$/, '');
}

/** A month with its year: "March 2025". */
export function monthOf(at: string, timeZone: string, locale: string): string {
  return dateFormat(locale, { timeZone, month: 'long', year: 'numeric' }).format(new Date(at));
}

const steps = [
  { unit: 'year', length: 365 * 86_400_000 },
  { unit: 'month', length: 30 * 86_400_000 },
  { unit: 'week', length: 7 * 86_400_000 },
  { unit: 'day', length: 86_400_000 },
] as const;

/** How long ago a day was: "yesterday", "2 weeks ago". Nearer than a day is today. */
export function agoOf(at: string, now: Date, locale: string): string {
  const passed = Math.max(0, now.getTime() - new Date(at).getTime());
  const step = steps.find(({ length }) => passed >= length) ?? steps[3];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / step.length), step.unit);
}

const near = [
  { unit: 'hour', length: 3_600_000 },
  { unit: 'minute', length: 60_000 },
] as const;

/** When so many seconds are over, never sooner: "in 12 minutes", "in 3 hours". */
export function inSeconds(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale);
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 120 ? format.format(minutes, 'minute') : format.format(Math.ceil(minutes / 60), 'hour');
}

/** How long ago a moment was that is known to the hour: "3 hours ago", "this hour". */
export function hoursAgo(at: string, now: Date, locale: string): string {
  const passed = Math.max(0, now.getTime() - new Date(at).getTime());
  return passed >= 86_400_000 ? agoOf(at, now, locale) : new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / 3_600_000), 'hour');
}

/** How long ago a moment was, to the hour or minute where it was today: "3 hours ago", "this minute". */
export function momentsAgo(at: string, now: Date, locale: string): string {
  const passed = Math.max(0, now.getTime() - new Date(at).getTime());
  if (passed >= 86_400_000) return agoOf(at, now, locale);
  const step = near.find(({ length }) => passed >= length) ?? near[1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(passed / step.length), step.unit);
}
