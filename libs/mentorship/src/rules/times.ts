/** The day and month of a moment, as the reader's calendar shows them. */
export function dayOf(at: string, timeZone: string, locale: string): { day: string; month: string } {
  const date = new Date(at);
  return {
    day: new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric' }).format(date),
    month: new Intl.DateTimeFormat(locale, { timeZone, month: 'short' }).format(date),
  };
}

/** A moment in full, with its weekday: sessions are far enough away to need it. */
export function fullDayOf(at: string, timeZone: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at));
}

/** The hours of a session. */
export function hoursOf(start: string, end: string, timeZone: string, locale: string): { from: string; to: string } {
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { from: clock.format(new Date(start)), to: clock.format(new Date(end)) };
}

/** A zone as people name it, with its distance from UTC on that day: "Lagos (UTC+1)". */
export function nameZone(timeZone: string, at: string, locale: string): string {
  const city = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  if (city === 'UTC') return city;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(new Date(at));
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', 'UTC').replace('\u2212', '-');
  return offset ? `${city} (${offset})` : city;
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
