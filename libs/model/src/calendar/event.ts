import { calendarInstant, calendarLines, calendarText } from './lines.ts';

/** One event of a calendar, as a mail, a download or a calendar service takes it. */
export type CalendarEvent = {
  /** The same for all versions of the event. */
  uid: string;
  /** A version with a higher number takes the place of the one before. */
  revision: number;
  startsAt: string;
  endsAt: string;
  title: string;
  details?: string | undefined;
  location?: string | undefined;
  /** Asked for, agreed on, or off. */
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
};

/** The uid of a session, the same in mails, downloads and at calendar services, also before it was booked. */
export function sessionUid({ id, calendarId }: { id: string; calendarId?: string | null | undefined }): string {
  return `${calendarId ?? id}@bridge-ai`;
}

/** The event as the text of an .ics file (RFC 5545). What a person wrote freely is not in it: calendars are shown to others. */
export function calendarFile({ uid, revision, startsAt, endsAt, title, details, location, status }: CalendarEvent, now: Date): string {
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bridge AI//Sessions//EN',
    `METHOD:${status === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${calendarInstant(now)}`,
    `DTSTART:${calendarInstant(new Date(startsAt))}`,
    `DTEND:${calendarInstant(new Date(endsAt))}`,
    `SUMMARY:${calendarText(title)}`,
    ...(details ? [`DESCRIPTION:${calendarText(details)}`] : []),
    ...(location ? [`LOCATION:${calendarText(location)}`] : []),
    `STATUS:${status}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** The page of Google's calendar with the event filled in. */
export function googleCalendarLink({ title, details = '', location, startsAt, endsAt }: CalendarEvent): string {
  const dates = `${calendarInstant(new Date(startsAt))}/${calendarInstant(new Date(endsAt))}`;
  return linkTo('https://calendar.google.com/calendar/render', { action: 'TEMPLATE', text: title, dates, details, ...(location ? { location } : {}) });
}

/** The page of Outlook's calendar with the event filled in. */
export function outlookCalendarLink({ title, details = '', location, startsAt, endsAt }: CalendarEvent): string {
  return linkTo('https://outlook.live.com/calendar/0/deeplink/compose', {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt,
    enddt: endsAt,
    body: details,
    ...(location ? { location } : {}),
  });
}

function linkTo(page: string, values: Record<string, string>): string {
  const link = new URL(page);
  link.search = new URLSearchParams(values).toString();
  return link.href;
}
