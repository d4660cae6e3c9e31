import { expect, test } from 'vitest';
import { aBlueprint } from '@bridge/testing';
import { moveBy, withChange } from './change.ts';

test('a milestone moves one place at a time, and not past the ends of its year', () => {
  const { milestones } = aBlueprint();
  expect(moveBy(milestones.year1, 'year1-milestone-1', -1)).toBeUndefined();
  expect(moveBy(milestones.year1, 'year1-milestone-2', -1)).toEqual({ change: 'move', id: 'year1-milestone-2', after: null });
  expect(moveBy(milestones.year1, 'year1-milestone-3', -1)).toEqual({ change: 'move', id: 'year1-milestone-3', after: 'year1-milestone-1' });
  expect(moveBy(milestones.year1, 'year1-milestone-3', 1)).toEqual({ change: 'move', id: 'year1-milestone-3', after: 'year1-milestone-4' });
  expect(moveBy(milestones.year1, 'year1-milestone-4', 1)).toBeUndefined();
});

test('a change shows in milestones and texts, ticks go with their milestones, and the one it came from stays as it was', () => {
  const before = aBlueprint({ year1: 1 });
  const after = withChange(before, { change: 'move', id: 'year1-milestone-1', after: 'year1-milestone-2' });
  expect(after.milestones.year1.map(({ id, completed }) => [id, completed]).slice(0, 2)).toEqual([['year1-milestone-2', false], ['year1-milestone-1', true]]);
  expect(after.structuredJson.fiveYearRoadmap.year1[0]).toBe('Milestone 2 of year1');
  expect(before.milestones.year1[0]?.id).toBe('year1-milestone-1');
});

test('a removed one comes back where it was, with its tick', () => {
  const before = aBlueprint({ year1: 2 });
  const without = withChange(before, { change: 'remove', id: 'year1-milestone-2' });
  expect(without.milestones.year1).toHaveLength(3);
  expect(withChange(without, { change: 'restore', id: 'year1-milestone-2' }).milestones.year1.map(({ completed }) => completed)).toEqual([true, true, false, false]);
});

test('a change that cannot be made changes nothing', () => {
  const before = aBlueprint();
  expect(withChange(before, { change: 'remove', id: 'gone' })).toBe(before);
});
