import { expect, test } from 'vitest';
import { openQuestions } from './ask.ts';
import { compose, library, survey, type Person } from './testing.ts';

const asked = (person: Person) => openQuestions({ library, survey, ...person });
const ids = (person: Person) => asked(person).map(({ id }) => id);
const reasonsOf = (person: Person) => JSON.stringify(Object.values(compose(person).years).flat().map(({ id, reasons }) => [id, reasons]));
/** The milestones for somebody who looks after others. */
const caring = (person: Person) => Object.values(compose(person).years).flat().filter(({ id }) => library.milestones.some((entry) => entry.id === id && entry.for?.includes('theme:caring'))).length;
const sister: Person = { answers: { '12': { text: 'I share one laptop with my sister and data is expensive' } }, envision: '' };
const young: Person = { answers: { '3': { options: ['masters-and-above'] }, '4': { options: ['15-18'] } }, envision: '' };
const quiet: Person = { answers: { '10': { options: ['leader-or-manager'] }, '12': { text: 'I never want to lead people' } }, envision: '' };

test('an unsure reading is asked about with the words it stands in, and not planned with', () => {
  expect(asked(sister)).toMatchObject([{ id: 'meant-caring', text: library.asking.themes['caring'], quote: 'I share one laptop with my sister and data is expensive' }]);
  expect(caring(sister)).toBe(0);
});

test('who says yes gets a plan with it, who says no or skips one without; neither is asked again', () => {
  const about = asked(sister)[0]!.about; // it was just asked
  const saying = (said: 'yes' | 'no' | 'skip') => ({ ...sister, asked: { 'meant-caring': { said, about } } });
  expect(caring(saying('yes'))).toBeGreaterThan(0);
  for (const said of ['no', 'skip'] as const) expect(reasonsOf(saying(said))).toEqual(reasonsOf(sister));
  for (const said of ['yes', 'no', 'skip'] as const) expect(ids(saying(said))).toEqual([]);
});

test('a trade named in an aim is asked about; in one that is refused it is not', () => {
  const aims = (other: string): Person => ({ answers: { '10': { other } }, envision: '' });
  expect(ids(aims('Become a midwife'))).toEqual(['meant-health']);
  expect(ids(aims('Never become a midwife'))).toEqual([]);
});

test('what was said about other words does not count', () => {
  expect(ids({ ...sister, asked: { 'meant-caring': { said: 'yes', about: 'I live with my brother' } } })).toEqual(['meant-caring']);
});

test('answers that contradict one another are asked about, and carried out only where both hold', () => {
  expect(ids(young)).toEqual(['young-with-masters']);
  expect(reasonsOf(young)).not.toContain('masters-and-above');
  const about = asked(young)[0]!.about; // it was just asked
  expect(reasonsOf({ ...young, asked: { 'young-with-masters': { said: 'yes', about } } })).toContain('masters-and-above');
});

test('a wish gives way where the person says so', () => {
  expect(ids(quiet)).toEqual(['lead-or-not']);
  expect(reasonsOf(quiet)).not.toContain('leader-or-manager');
  const about = asked(quiet)[0]!.about; // it was just asked
  expect(reasonsOf({ ...quiet, asked: { 'lead-or-not': { said: 'yes', about } } })).toContain('leader-or-manager');
});

test('three questions are asked at most, and the rest is not asked once they are answered', () => {
  const torn: Person = { answers: { ...young.answers, '1': { options: ['employed'] }, '8': { options: ['no'] }, '10': { options: ['leader-or-manager', 'first-job-or-internship'] }, '12': { text: 'I never want to lead. I live with my sister' } }, envision: '' };
  const questions = asked(torn);
  expect(questions).toHaveLength(3);
  const said = Object.fromEntries(questions.map(({ id, about }) => [id, { said: 'skip' as const, about }]));
  expect(ids({ ...torn, asked: said })).toEqual([]);
});

test('every theme and every conflict has words to ask with', () => {
  expect(library.rules.themes.map(({ id }) => id).filter((id) => !library.asking.themes[id])).toEqual([]);
  const themes = new Set(library.rules.themes.map(({ id }) => id));
  expect(Object.keys(library.asking.themes).filter((id) => !themes.has(id))).toEqual([]);
});
