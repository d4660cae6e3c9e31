import { expect, test } from 'vitest';
import { calendarFile, calendarLink } from './calendar.ts';

const event = { title: 'Session with Demo & Mentor #3', details: 'Lite Plan; 45 minutes, online', startsAt: '2026-11-26T15:00:00.000Z', minutes: 45 };

test('the link of the calendar service holds title, start, end and details, encoded', () => {
  const link = calendarLink(event);
  expect(link).toBe(
    'https://calendar.google.com/calendar/render?action=TEMPLATE&text=Session+with+Demo+%26+Mentor+%233&dates=20261126T150000Z%2F20261126T154500Z&details=Lite+Plan%3B+45+minutes%2C+online',
  );
});

test('the calendar file has whole lines, escaped and folded', () => {
  const file = calendarFile({ ...event, details: `${'Nächste Schritte, '.repeat(8)}\nEnde` }, 'one@bridge', new Date('2026-11-20T08:00:00Z'));
  expect(file).toContain('\r\nDTSTART:20261126T150000Z\r\nDTEND:20261126T154500Z\r\n');
  expect(file).toContain('DTSTAMP:20261120T080000Z');
  const lines = file.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'Nächste Schritte\\, '.repeat(8)}\\nEnde`);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
