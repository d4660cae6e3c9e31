import { calendarInstant, calendarLines, calendarText, lastDayOf, years } from '@bridge/model';
import type { CareerBlueprint } from '@bridge/model';

/** Words of the file. */
export type CalendarWords = { name: string; year: (year: number) => string };

/**
 * The target quarters as all-day entries on their last day: the text of an .ics file (RFC 5545). Notes stay out: calendars are shown
 * to others. `beginning` gives, for a milestone that is open, how it is begun.
 */
export function targetCalendar(blueprint: CareerBlueprint, userId: string, words: CalendarWords, now: Date, beginning: (id: string) => readonly [heading: string, words: string][] = () => []): string {
  const events = years.flatMap((year, index) =>
    blueprint.milestones[year].flatMap(({ id, text, target, link, completed, revision = 0 }) => {
      if (!target) return [];
      const last = lastDayOf(target);
      return [
        'BEGIN:VEVENT',
        `UID:${encodeURIComponent(id)}.${userId}@bridge`,
        `SEQUENCE:${revision}`,
        `DTSTAMP:${calendarInstant(now)}`,
        `DTSTART;VALUE=DATE:${day(last)}`,
        `DTEND;VALUE=DATE:${day(dayAfter(last))}`,
        `SUMMARY:${calendarText(text)}`,
        `DESCRIPTION:${calendarText([words.year(index + 1), ...(completed ? [] : beginning(id)).map(([heading, said]) => `${heading}: ${said}`)].join('\n'))}`,
        ...(link ? [`URL:${URL.parse(link)?.href ?? ''}`] : []),
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
      ];
    }),
  );
  return calendarLines(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bridge AI//Career blueprint//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', `X-WR-CALNAME:${calendarText(words.name)}`, ...events, 'END:VCALENDAR']);
}

function day(date: string) {
  return date.replaceAll('-', '');
}

function dayAfter(date: string) {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10); // the end of an all-day entry is the day after it
}
