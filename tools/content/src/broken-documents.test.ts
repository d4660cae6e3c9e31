import { afterAll, expect, test } from 'vitest';
import { brokenAddresses, brokenFiles, brokenLists, brokenMarks, brokenNeeds, brokenRedirects, brokenSense, brokenShown, brokenTexts } from './testing/broken-documents.ts';
import { Workpiece } from './testing/broken.ts';

const workpiece = await Workpiece.open();
afterAll(() => workpiece[Symbol.dispose]());

test.each([
  ['addresses that collide', brokenAddresses],
  ['redirects in circles, to others and to nowhere', brokenRedirects],
  ['what can never be', brokenSense],
  ['lists that are drawn and hold nothing', brokenLists],
  ['what the product needs and has not', brokenNeeds],
  ['texts that say nothing, or harm', brokenTexts],
  ['what is not shown, and links that are none', brokenShown],
  ['marks in texts that are not what they begin', brokenMarks],
  ['files that cannot be read', brokenFiles],
])('%s: each is told once, at its place', { timeout: 60_000 }, async (_, cases) => {
  expect((await workpiece.misses(cases)).join('\n')).toBe('');
  expect(workpiece.faults()).toEqual([]);
});
