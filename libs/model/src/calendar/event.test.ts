import { expect, test } from 'vitest';
import { calendarFile, googleCalendarLink, outlookCalendarLink, sessionUid, type CalendarEvent } from './event.ts';

const event: CalendarEvent = {
  uid: sessionUid({ id: 'one' }),
  revision: 3,
  startsAt: '2026-11-26T15:00:00.000Z',
  endsAt: '2026-11-26T15:45:00.000Z',
  title: 'Session with Demo & Mentor #3',
  details: 'Lite Plan; 45 minutes, online',
  status: 'TENTATIVE',
};
const now = new Date('2026-11-20T08:00:00Z');

test('the links of the calendar services hold title, start, end and details, encoded', () => {
  expect(googleCalendarLink(event)).toBe(
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Session+with+Demo+%26+Mentor+%233&dates=20261126T150000Z%2F20261126T154500Z&details=Lite+Plan%3B+45+minutes%2C+online',
  );
  const { searchParams } = new URL(outlookCalendarLink(event));
  expect(Object.fromEntries(searchParams)).toMatchObject({ subject: event.title, startdt: event.startsAt, enddt: event.endsAt, body: event.details });
});

test('the calendar file has whole lines, escaped and folded', () => {
  const file = calendarFile({ ...event, details: `${'Nächste Schritte, '.repeat(8)}\nEnde` }, now);
  expect(file).toContain('\r\nDTSTART:20261126T150000Z\r\nDTEND:20261126T154500Z\r\n');
  expect(file).toContain('DTSTAMP:20261120T080000Z');
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'Nächste Schritte\\, '.repeat(8)}\\nEnde`);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test.each([
  ['TENTATIVE', 'PUBLISH'],
  ['CONFIRMED', 'PUBLISH'],
  ['CANCELLED', 'CANCEL'],
] as const)('what is %s says so, under the uid and the number of the session', (status, method) => {
  const lines = calendarFile({ ...event, status }, now).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining([`METHOD:${method}`, `STATUS:${status}`, 'UID:one@bridge-ai', 'SEQUENCE:3']));
});
