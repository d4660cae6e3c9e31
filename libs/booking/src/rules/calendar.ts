import { calendarInstant, calendarLines, calendarText } from '@bridge/model';

type Event = { title: string; details: string; startsAt: string; minutes: number };

/** The calendar service's page with the event filled in. What the talent wrote to the mentor is none of its business. */
export function calendarLink({ title, details, startsAt, minutes }: Event): string {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.search = new URLSearchParams({ action: 'TEMPLATE', text: title, dates: `${calendarInstant(new Date(startsAt))}/${calendarInstant(endOf(startsAt, minutes))}`, details }).toString();
  return link.href;
}

/** The event as a calendar file (RFC 5545), for every other calendar. */
export function calendarFile({ title, details, startsAt, minutes }: Event, uid: string, now: Date): string {
  return calendarLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bridge AI//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${calendarInstant(now)}`,
    `DTSTART:${calendarInstant(new Date(startsAt))}`,
    `DTEND:${calendarInstant(endOf(startsAt, minutes))}`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(details)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

function endOf(startsAt: string, minutes: number): Date {
  return new Date(Date.parse(startsAt) + minutes * 60_000);
}
