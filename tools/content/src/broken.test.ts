import { afterAll, expect, test } from 'vitest';
import { brokenLinks } from './testing/broken-links.ts';
import { Workpiece } from './testing/broken.ts';

// Every fault is told once, at its line, in words that name the way out; the product's own content is mended after each.
const workpiece = await Workpiece.open();
afterAll(() => workpiece[Symbol.dispose]());

test.each([
  ['links that lead nowhere', brokenLinks],
])('%s are told at their place', async (_, cases) => {
  expect(await workpiece.misses(cases)).toEqual([]);
  expect(workpiece.faults()).toEqual([]);
});
