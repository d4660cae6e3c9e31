import { expect, test } from 'vitest';
import { aBlueprint, aMilestone } from '@bridge/testing';
import { nextMilestone, overallProgress, progressByYear, progressOf, withCompletion } from './roadmap.ts';

test('the next milestone is the first one that is not done, in the first year that has one', () => {
  expect(nextMilestone(aBlueprint())).toEqual({ year: 1, milestone: 1 });
  expect(nextMilestone(aBlueprint({ year1: 4, year2: 3 }))).toEqual({ year: 2, milestone: 4 });
  expect(nextMilestone(aBlueprint({ year1: 2, year2: 4 }))).toEqual({ year: 1, milestone: 3 });
});

test('when everything is done there is no next milestone', () => {
  expect(nextMilestone(aBlueprint({ year1: 4, year2: 4, year3: 4, year4: 4, year5: 4 }))).toBeUndefined();
});

test('progress counts what is done, in a year and over all five', () => {
  const blueprint = aBlueprint({ year1: 4, year3: 1 });
  expect(progressByYear(blueprint).map(({ done }) => done)).toEqual([4, 0, 1, 0, 0]);
  expect(overallProgress(blueprint)).toEqual({ done: 5, total: 20 });
  expect(progressOf([])).toEqual({ done: 0, total: 0 });
});

test('a tick changes its milestone alone, and leaves the blueprint it came from as it was', () => {
  const before = aBlueprint({ year2: 1 });
  const after = withCompletion(before, 'year2', 'year2-milestone-3', true);
  expect(after.milestones.year2.map(({ completed }) => completed)).toEqual([true, false, true, false]);
  expect(before.milestones.year2.map(({ completed }) => completed)).toEqual([true, false, false, false]);
  expect(after.milestones.year1).toBe(before.milestones.year1);
});

test('the same id in another year is not ticked with it', () => {
  const twin = aMilestone({ id: 'twin' });
  const blueprint = aBlueprint();
  const both = { ...blueprint, milestones: { ...blueprint.milestones, year1: [twin], year2: [twin] } };
  expect(withCompletion(both, 'year1', 'twin', true).milestones.year2[0]?.completed).toBe(false);
});
