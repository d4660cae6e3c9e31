import { calendarInstant, calendarLines, calendarText } from '@bridge/model';

/** One event of a calendar, as a mail or a download carries it (RFC 5545). */
export type CalendarEvent = {
  /** The same for all versions of the event. */
  uid: string;
  revision: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  location?: string | undefined;
  cancelled?: boolean | undefined;
};

/** The event as the text of an .ics file. What a person wrote freely is not in it: calendars are shown to others. */
export function calendarFile({ uid, revision, startsAt, endsAt, title, location, cancelled }: CalendarEvent, now = new Date()): string {
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bridge AI//Sessions//EN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${calendarInstant(now)}`,
    `DTSTART:${calendarInstant(startsAt)}`,
    `DTEND:${calendarInstant(endsAt)}`,
    `SUMMARY:${calendarText(title)}`,
    ...(location ? [`LOCATION:${calendarText(location)}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
