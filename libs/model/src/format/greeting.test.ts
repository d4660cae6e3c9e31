import { expect, test } from 'vitest';
import { greetingAt } from './greeting.ts';

test.each([
  [0, 0, 'morning'],
  [11, 59, 'morning'],
  [12, 0, 'afternoon'],
  [17, 59, 'afternoon'],
  [18, 0, 'evening'],
  [23, 59, 'evening'],
])('at %i:%i it is %s', (hour, minute, greeting) => {
  expect(greetingAt(new Date(2026, 10, 21, hour, minute))).toBe(greeting);
});
