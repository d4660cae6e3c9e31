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

/** The day in words: Thursday, 26 November 2026. */
export function dayInWords(instant: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'full' }).format(new Date(instant));
}

/** A zone as people name it, with its distance from UTC at that instant: "Lagos (UTC+1)". */
export function nameZone(timeZone: string, instant: string, locale: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return city === 'UTC' ? city : `${city} (${offsetAt(instant, timeZone, locale)})`;
}

function offsetAt(instant: string, timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC').replace('\u2212', '-') ?? timeZone;
}

export type OpenTime = { startsAt: string; clock: string; offset?: string };

/**
 * The open times of one day in a zone. A clock that was put back shows the same hour twice: those name their distance
 * from UTC, so that the two can be told apart.
 */
export function timesOf(starts: readonly string[], day: string, timeZone: string, locale: string): OpenTime[] {
  const times = starts.filter((start) => dayIn(start, timeZone) === day).map((startsAt) => ({ startsAt, clock: clockIn(startsAt, timeZone) }));
  const isTwice = (clock: string) => times.filter((time) => time.clock === clock).length > 1;
  return times.map((time) => (isTwice(time.clock) ? { ...time, offset: offsetAt(time.startsAt, timeZone, locale) } : time));
}
