import { expect, test } from 'vitest';
import { calendarInstant, calendarLines, calendarText } from './lines.ts';

test('an instant is written in UTC, to the second', () => {
  expect(calendarInstant(new Date('2026-11-21T03:04:05.678Z'))).toBe('20261121T030405Z');
});

test('signs that mean something are escaped, and nothing can begin a line of its own', () => {
  expect(calendarText('a, b; c\\d\nEND:VEVENT\r\nX\rY')).toBe(String.raw`a\, b\; c\\d\nEND:VEVENT\nX\nY`);
});

test('no line has more than 75 bytes, no letter is cut in two, and nothing is lost', () => {
  const long = `SUMMARY:${'Eine Ausbildung größer denken 日本 🌉🐝 '.repeat(12)}`;
  const file = calendarLines(['BEGIN:VCALENDAR', long, 'END:VCALENDAR']);
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\ufffd');
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n ', '').split('\r\n')).toEqual(['BEGIN:VCALENDAR', long, 'END:VCALENDAR', '']);
});
