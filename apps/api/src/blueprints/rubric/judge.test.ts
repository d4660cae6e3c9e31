import { years } from '@bridge/model';
import { expect, test } from 'vitest';
import { samples } from '../compose/samples.ts';
import { goodTexts } from '../../testing/good-texts.ts';
import { compose, library, rubric, survey, type Person } from '../compose/testing.ts';
import { toldBy } from '../compose/told.ts';
import { judge, judgeText, type Flaw, type Plan } from './judge.ts';

const barFor = (person: Person) => ({ rubric, library, told: toldBy({ library, survey, ...person }) });
const student = samples[0]!; // there are twenty

test('every milestone of the library passes by itself', () => {
  expect(library.milestones.map((entry) => `${entry.id}: ${judgeText(entry, rubric).join()}`).filter((line) => !line.endsWith(': '))).toEqual([]);
});

test.each(samples)('the plan of $title passes', (person) => {
  expect(judge(compose(person), barFor(person))).toEqual([]);
});

test('a good plan that a provider wrote passes', () => {
  const seeker: Person = { answers: { '10': { options: ['first-job-or-internship'] } }, envision: '' };
  const year = (index: number) => goodTexts[index]!.map((text, place) => ({ id: `written-${index}-${place}`, text, reasons: [{ question: '10', option: 'first-job-or-internship' }] })); // there are five
  const plan: Plan = { careerVision: 'I want to repair what others throw away.', years: { year1: year(0), year2: year(1), year3: year(2), year4: year(3), year5: year(4) } };
  expect(judge(plan, barFor(seeker))).toEqual([]);
});

const good = () => structuredClone(compose(student));
const flaws = (change: (plan: Plan) => void, person: Person = student) => {
  const plan: Plan = person === student ? good() : structuredClone(compose(person));
  change(plan);
  return judge(plan, barFor(person));
};
const say = (text: string) => (plan: Plan) => void (plan.years.year1[0] = { ...plan.years.year1[0]!, id: 'written-1', text }); // a year has three

test.each<[Flaw['rule'], (plan: Plan) => void]>([
  ['vague', say('Try to be more confident with two people.')],
  ['counts', say('Grow wiser and calmer than others are.')],
  ['promises', say('Send one letter and you will get a job.')],
  ['length', say(`Write one page ${'on this and that and more of it '.repeat(8)}.`)],
  ['early', say('Lead a company with two hundred people.')],
  ['vision', (plan) => void (plan.careerVision = 'I want this and that and many other things besides, all of them soon, in a place of my own with a view of the sea and a garden behind it.')],
  ['reason', (plan) => void (plan.years.year1[1]!.reasons = [{ question: '6', option: 'cybersecurity' }])], // likewise
  ['alike', (plan) => void (plan.years.year2[0]!.text = plan.years.year1[1]!.text)], // likewise
  ['helps', (plan) => void (plan.years.year4 = plan.years.year4.filter(({ id }) => !library.milestones.find((entry) => entry.id === id)?.helps?.includes('models')))],
  ['road', (plan) => years.forEach((year) => (plan.years[year] = plan.years[year].filter(({ id }) => library.milestones.find((entry) => entry.id === id)?.topic !== 'interviews')))],
  ['spread', (plan) => years.forEach((year, y) => plan.years[year].forEach((milestone, place) => (milestone.text = `Finish ${y} and ${place} of ten now.`)))],
])('a planted fault is found: %s', (rule, plant) => {
  expect(flaws(() => undefined)).toEqual([]);
  expect(flaws(plant).map((flaw) => flaw.rule)).toContain(rule);
});

test('what was refused is found, whoever wrote it', () => {
  const refusing: Person = { answers: { '12': { text: 'I have no laptop' } }, envision: '' };
  expect(flaws((plan) => void (plan.years.year1[0] = { id: 'written-1', text: 'Build one dashboard on your laptop.', reasons: [] }), refusing).filter(({ rule }) => rule === 'refused')).toEqual([{ rule: 'refused', year: 'year1', id: 'written-1', about: 'laptop' }]);
});
