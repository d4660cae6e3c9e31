import { expect, test } from 'vitest';
import { aBlueprint } from '@bridge/testing';
import { isEarned } from './badges.ts';

const all = { year1: 4, year2: 4, year3: 4, year4: 4, year5: 4 };

test('a year, a share of all milestones, and a session each give their badge', () => {
  expect(isEarned({ type: 'year', year: 1 }, aBlueprint({ year1: 4 }), false)).toBe(true);
  expect(isEarned({ type: 'year', year: 1 }, aBlueprint({ year1: 3 }), false)).toBe(false);
  expect(isEarned({ type: 'year', year: 2 }, aBlueprint({ year1: 4 }), false)).toBe(false);
  expect(isEarned({ type: 'share', percent: 50 }, aBlueprint({ year1: 4, year2: 4, year3: 2 }), false)).toBe(true);
  expect(isEarned({ type: 'share', percent: 50 }, aBlueprint({ year1: 4, year2: 4, year3: 1 }), false)).toBe(false);
  expect(isEarned({ type: 'share', percent: 100 }, aBlueprint(all), false)).toBe(true);
  expect(isEarned({ type: 'session' }, null, true)).toBe(true);
  expect(isEarned({ type: 'session' }, aBlueprint(all), false)).toBe(false);
});

test('without a blueprint nothing of it is earned', () => {
  expect(isEarned({ type: 'year', year: 1 }, null, false)).toBe(false);
  expect(isEarned({ type: 'share', percent: 1 }, null, false)).toBe(false);
});
