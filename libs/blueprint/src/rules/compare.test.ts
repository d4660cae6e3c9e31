import { expect, test } from 'vitest';
import type { CareerBlueprint } from '@bridge/model';
import { aBlueprint, aMilestone } from '@bridge/testing';
import { compareBlueprints } from './compare.ts';

test('the same blueprint again changes nothing', () => {
  const blueprint = aBlueprint({ year1: 2 });
  const { changes, visionChanges, years } = compareBlueprints(blueprint, aBlueprint());
  expect({ changes, visionChanges }).toEqual({ changes: false, visionChanges: false });
  expect(years[0]?.kept.map(({ completed }) => completed)).toEqual([true, true, false, false]);
});

test.each<[string, (next: CareerBlueprint, current: CareerBlueprint) => void, { changes: boolean; isSame: boolean }]>([
  ['nothing', () => {}, { changes: false, isSame: true }],
  ['ticks alone', (_, current) => current.milestones.year1.forEach((one) => (one.completed = true)), { changes: false, isSame: true }],
  ['the words of a suggestion', (next) => next.milestones.year1.push({ ...next.milestones.year1.pop()!, text: 'Anew' }), { changes: true, isSame: false }], // each year has milestones
  ['the year of a milestone', (next) => next.milestones.year2.push(next.milestones.year1.pop()!), { changes: true, isSame: false }],
  ['answers that lead to the same', (next, current) => Object.assign(next, { answers: { '2': { text: 'Nursing' } } }) && Object.assign(current, { answers: {} }), { changes: false, isSame: false }],
  ['answers that are not known any more', (_, current) => Object.assign(current, { otherAnswers: 'a name' }), { changes: false, isSame: false }],
])('whether replacing changes anything, and whether it would do anything at all: %s', (_, change, expected) => {
  const [current, next] = [aBlueprint(), aBlueprint()];
  change(next, current);
  expect(compareBlueprints(current, next)).toMatchObject(expected);
});

test('what is new, what stays and what leaves is said for its year', () => {
  const current = aBlueprint({ year2: 1 });
  const next = aBlueprint();
  next.milestones.year2 = [...next.milestones.year2.slice(1), aMilestone({ id: 'fresh', text: 'Teach one class' })];
  const { changes, years } = compareBlueprints(current, next);
  expect(changes).toBe(true);
  expect(years[1]?.added.map(({ text }) => text)).toEqual(['Teach one class']);
  expect(years[1]?.leaving).toMatchObject([{ id: 'year2-milestone-1', completed: true }]);
  expect(years[1]?.kept).toHaveLength(3);
  expect(years[0]).toMatchObject({ added: [], leaving: [] });
});

test('a milestone that moves to another year stays, with its tick', () => {
  const current = aBlueprint({ year1: 1 });
  const next = aBlueprint();
  const [moved] = next.milestones.year1.splice(0, 1);
  if (moved) next.milestones.year3.push(moved);
  const { years } = compareBlueprints(current, next);
  expect(years[0]?.leaving).toEqual([]);
  expect(years[2]?.kept.at(-1)).toMatchObject({ id: 'year1-milestone-1', completed: true });
});

test('another vision alone is a change', () => {
  const next = aBlueprint();
  next.structuredJson.careerVision = 'Open a clinic.';
  expect(compareBlueprints(aBlueprint(), next)).toMatchObject({ visionChanges: true, changes: true });
});

test('the answers that only one of the two was made from are told', () => {
  const [current, next] = [aBlueprint(), aBlueprint()];
  const from = (blueprint: typeof current, text: string) => (blueprint.milestones.year1 = [aMilestone({ id: 'a', text: 'A', reasons: [{ question: '2', text }, { question: '5', option: 'finance' }] })]);
  from(current, 'Nursing');
  from(next, 'Nursing and midwifery');
  expect(compareBlueprints(current, next)).toMatchObject({ buildsOn: [{ question: '2', text: 'Nursing and midwifery' }], leavesOut: [{ question: '2', text: 'Nursing' }] });
});

test('answers that differ are told question by question, where both versions know theirs', () => {
  const current = { ...aBlueprint(), envision: 'A nurse', answers: { '2': { text: 'Nursing' }, '5': { options: ['finance', 'education'] }, '12': { text: 'Only now' } } };
  const next = { ...aBlueprint(), envision: 'A midwife', answers: { '2': { text: 'Nursing' }, '5': { options: ['education', 'finance'] }, '6': { options: ['programming'] } } };
  expect(compareBlueprints(current, next).answered).toEqual([
    { question: '6', before: undefined, after: { options: ['programming'] } },
    { question: 'envision', before: { text: 'A nurse' }, after: { text: 'A midwife' } },
    { question: '12', before: { text: 'Only now' }, after: undefined },
  ]);
  expect(compareBlueprints(aBlueprint(), next).answered).toBeUndefined();
});
