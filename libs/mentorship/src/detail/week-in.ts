import { type Availability, clockIn, dateFormat, firstInstant, hoursOf, listOf, openSpans, type Span, wallAt } from '@bridge/model';

const day = 86_400_000;

/** The weekly hours by the reader's clock: seven days from today on, each with its hours from morning to night, also where one of these is a day off. */
export function weekIn(availability: Availability | null, now: Date, timeZone: string, locale: string): { day: string; times: string }[] {
  if (!availability) return [];
  const weekday = dateFormat(locale, { timeZone, weekday: 'long' });
  const today = Math.floor(wallAt(now.getTime(), timeZone) / day) * day;
  const midnights = Array.from({ length: 8 }, (_, n) => firstInstant(today + n * day, timeZone));
  const range = { from: midnights[0] ?? 0, to: midnights[7] ?? 0 };
  const days = new Map<string, { from: string; text: string }[]>();
  for (const { from, to } of openSpans({ ...availability, daysOff: [] }, range).flatMap((span) => cutLong(span, midnights))) {
    if (from < range.from || from >= range.to) continue; // it belongs to the day before, or to the same day a week later
    const name = weekday.format(from);
    // A word joiner: no line ends within a range.
    const hours = hoursOf(new Date(from).toISOString(), new Date(to).toISOString(), timeZone, locale);
    days.set(name, [...(days.get(name) ?? []), { from: clockIn(from, timeZone), text: `${hours.from}–\u2060${hours.to}` }]);
  }
  return [...days].map(([name, times]) => ({ day: name, times: listOf(times.toSorted((one, two) => (one.from < two.from ? -1 : 1)).map(({ text }) => text), locale) }));
}

/** What is open longer than a day is open on each of these days. */
function cutLong(span: Span, midnights: readonly number[]): Span[] {
  if (span.to - span.from <= day) return [span];
  const cuts = [span.from, ...midnights.filter((at) => at > span.from && at < span.to), span.to];
  return cuts.slice(1).map((to, n) => ({ from: cuts[n] ?? to, to }));
}
