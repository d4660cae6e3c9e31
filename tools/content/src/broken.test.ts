import { afterAll, expect, test } from 'vitest';
import { brokenLinks, targetCount } from './testing/broken-links.ts';
import { Workpiece } from './testing/broken.ts';

// Every fault is told once, at its line, in words that name the way out; the product's own content is mended after each.
const workpiece = await Workpiece.open();
afterAll(() => workpiece[Symbol.dispose]());

test('links that lead nowhere are told at their place', { timeout: 600_000 }, async () => {
  // The ordinary run tries every place with some targets and every target at some places, the long one all with all.
  const cases = process.env['LONG'] ? brokenLinks : brokenLinks.filter((_, index) => (index + Math.floor(index / targetCount)) % 4 === 0);
  expect(await workpiece.misses(cases)).toEqual([]);
  expect(workpiece.faults()).toEqual([]);
});
