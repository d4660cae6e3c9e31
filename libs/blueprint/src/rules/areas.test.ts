import { expect, test } from 'vitest';
import { aBlueprint } from '@bridge/testing';
import type { Year } from '@bridge/model';
import { areasOf } from './areas.ts';

const options = ['Technology', 'Health', 'Law'].map((label) => ({ id: label.toLowerCase(), label }));
const survey = { areas: ['5'], phases: [{ questions: [{ id: '5', prompt: 'Which industries?', options }, { id: '11', prompt: 'Which challenges?', options }] }] };

/** A plan whose milestones came from these options, year by year. */
function planOf(from: Partial<Record<Year, string[]>>, question = '5') {
  const plan = aBlueprint();
  for (const [year, areas] of Object.entries(from)) for (const [place, option] of areas.entries()) plan.milestones[year as Year][place]!.reasons = [{ question, option }]; // four each
  return plan;
}

test('a year is about what most of its milestones came from, and about what it alone has', () => {
  const plan = planOf({ year1: ['technology', 'technology', 'health'], year2: ['technology', 'technology', 'law', 'health'] });
  expect(areasOf(plan, 'year1', survey)).toEqual(['Technology', 'Health']);
  expect(areasOf(plan, 'year2', survey)).toEqual(['Technology', 'Law']);
});

test.each([
  ['whose milestones are its owner’s own', planOf({})],
  ['that came from other answers', planOf({ year1: ['law'] }, '11')],
  ['whose option is gone', planOf({ year1: ['mining'] })],
])('of a year %s nothing is said', (_, plan) => {
  expect(areasOf(plan, 'year1', survey)).toEqual([]);
});

test('a survey that names no areas sums nothing up', () => {
  expect(areasOf(planOf({ year1: ['law'] }), 'year1', { phases: survey.phases })).toEqual([]);
});
