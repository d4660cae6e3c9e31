import { cityOf } from '../zones/names.ts';

/** The day at an instant in a zone, as a date field writes it: 2026-11-26. */
export function dayIn(instant: number | string, timeZone: string): string {
  const { year, month, day } = partsIn(instant, timeZone);
  return `${year}-${month}-${day}`;
}

/** The clock at an instant in a zone: 16:00. */
export function clockIn(instant: number | string, timeZone: string): string {
  const { hour, minute } = partsIn(instant, timeZone);
  return `${hour}:${minute}`;
}

function partsIn(instant: number | string, timeZone: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));
}

/** The day and month of a moment, as the reader's calendar shows them. */
export function dayOf(at: string, timeZone: string, locale: string): { day: string; month: string } {
  const date = new Date(at);
  return {
    day: new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric' }).format(date),
    month: new Intl.DateTimeFormat(locale, { timeZone, month: 'short' }).format(date),
  };
}

/** A day in full, with its weekday: Thursday, November 26, 2026. */
export function fullDayOf(at: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at));
}

/** From when to when, by the clock of a zone. */
export function hoursOf(start: string, end: string, timeZone: string, locale: string): { from: string; to: string } {
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { from: clock.format(new Date(start)), to: clock.format(new Date(end)) };
}

/** A zone as people name it, with its distance from UTC at that instant: "Lagos (UTC+1)". */
export function nameZone(timeZone: string, at: string, locale: string): string {
  const city = cityOf(timeZone);
  return city === 'UTC' ? city : `${city} (${nameOffset(timeZone, at, locale)})`;
}

/** A zone's distance from UTC at an instant: "UTC+5:45". */
export function nameOffset(timeZone: string, at: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC').replace('\u2212', '-') ?? timeZone;
}

/** A month with its year: "March 2025". */
export function monthOf(at: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(at));
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
