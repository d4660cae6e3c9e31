import { expect, test } from 'vitest';
import { aBlueprint, aMilestone } from '@bridge/testing';
import { targetCalendar } from './calendar.ts';

const words = { name: 'Career milestones', year: (year: number) => `Year ${year}` };
const now = new Date('2026-11-21T03:04:05.678Z');

function calendarOf(...milestones: Parameters<typeof aMilestone>[0][]) {
  const blueprint = aBlueprint();
  blueprint.milestones.year1 = milestones.map((changes) => aMilestone(changes));
  return targetCalendar(blueprint, 'user-1', words, now);
}
/** The lines as a calendar reads them: put together again where they were folded. */
const unfold = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a target is an all-day entry on the last day of its quarter', () => {
  expect(calendarOf({ id: 'bees', text: 'Keep bees', target: '2027-Q2', link: 'https://example.org/bees', revision: 2, note: 'for nobody else' })).toBe(
    [
      'BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Bridge AI//Career blueprint//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH', 'X-WR-CALNAME:Career milestones',
      'BEGIN:VEVENT', 'UID:bees.user-1@bridge', 'SEQUENCE:2', 'DTSTAMP:20261121T030405Z', 'DTSTART;VALUE=DATE:20270630', 'DTEND;VALUE=DATE:20270701',
      'SUMMARY:Keep bees', 'DESCRIPTION:Year 1', 'URL:https://example.org/bees', 'TRANSP:TRANSPARENT', 'END:VEVENT', 'END:VCALENDAR', '',
    ].join('\r\n'),
  );
});

test.each([
  ['2027-Q1', '20270331', '20270401'],
  ['2028-Q3', '20280930', '20281001'],
  ['2027-Q4', '20271231', '20280101'],
])('%s ends on %s', (target, start, end) => {
  const lines = unfold(calendarOf({ target }));
  expect(lines).toContain(`DTSTART;VALUE=DATE:${start}`);
  expect(lines).toContain(`DTEND;VALUE=DATE:${end}`);
});

test('what has no target is not in it', () => {
  expect(calendarOf({})).not.toContain('VEVENT');
});

test('signs that mean something in a calendar are escaped, and nothing can begin a line of its own', () => {
  const lines = unfold(calendarOf({ text: 'a, b; c\\d\nEND:VEVENT\rX', target: '2027-Q2' }));
  expect(lines).toContain(String.raw`SUMMARY:a\, b\; c\\d\nEND:VEVENT\nX`);
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test('no line has more than 75 bytes, no letter is cut in two, and nothing is lost', () => {
  const text = 'Eine Ausbildung größer denken 🐝🐝🐝 '.repeat(12).trim();
  const file = calendarOf({ text, target: '2027-Q2' });
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file).not.toContain('\ufffd');
  expect(unfold(file)).toContain(`SUMMARY:${text}`);
});

test('an open milestone says how it is begun, one that is done no longer', () => {
  const blueprint = aBlueprint();
  blueprint.milestones.year1 = [aMilestone({ id: 'bees', target: '2027-Q2' }), aMilestone({ id: 'hives', target: '2027-Q2', completed: true })];
  const lines = unfold(targetCalendar(blueprint, 'user-1', words, now, (id) => [['First step', `Ask about ${id}`], ['Cost', 'none; really']]));
  expect(lines.filter((line) => line.startsWith('DESCRIPTION'))).toEqual([String.raw`DESCRIPTION:Year 1\nFirst step: Ask about bees\nCost: none\; really`, 'DESCRIPTION:Year 1']);
});
