import { expect, test } from 'vitest';
import { describeBridge } from './describe-bridge.ts';

const sentences = {
  spans: (count: number) => `Bridge of ${count} spans.`,
  year: (year: number, done: number, total: number) => `Year ${year}: ${done} of ${total}.`,
  notStarted: (from: number, to: number) => (from === to ? `Year ${from} not started.` : `Years ${from} to ${to} not started.`),
};
const describe = (...done: number[]) =>
  describeBridge(
    done.map((each) => ({ done: each, total: 5 })),
    sentences,
  );

test('years that are not started are said together', () => {
  expect(describe(5, 3, 0, 0, 0)).toBe('Bridge of 5 spans. Year 1: 5 of 5. Year 2: 3 of 5. Years 3 to 5 not started.');
});

test('a started year after one that is not is still said', () => {
  expect(describe(0, 2, 0)).toBe('Bridge of 3 spans. Year 1 not started. Year 2: 2 of 5. Year 3 not started.');
});
