import { afterAll, expect, test } from 'vitest';
import { Workpiece } from './testing/broken.ts';
import { brokenCards, brokenConditions, brokenDays, brokenFit, brokenLanguages, brokenMilestones, brokenResources } from './testing/broken-world.ts';

const workpiece = await Workpiece.open();
afterAll(() => workpiece[Symbol.dispose]());

// The ordinary run tries some of those of which there are hundreds, the long one all.
const isLong = Boolean(process.env['LONG']);
const all = isLong ? 1 : 29;

test.each([
  ['milestones that could never be used', brokenMilestones, all],
  ['resources that lead nowhere', brokenResources, all],
  ['conditions that look at themselves, at later questions, at nothing', brokenConditions, all],
  ['cards that could never match', brokenCards, 1],
  ['ends before their beginnings', brokenDays, 1],
  ['languages that cannot be', brokenLanguages, isLong ? 1 : 3],
  ['fit of values that nobody has', brokenFit, 3],
])('%s: each is told once, at its place', { timeout: 3_600_000 }, async (_, cases, step) => {
  expect((await workpiece.misses(cases.filter((_one, index) => index % step === 0))).join('\n')).toBe('');
  expect(workpiece.faults()).toEqual([]);
});
