import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { surveyFieldsSchema } from '../user.ts';
import { answersSchema, type Answers } from './answer.ts';
import { listedOptions, type AskedDocument, type AskedQuestion } from './question.ts';
import { visibleQuestions } from './visible.ts';
import { fromWire, toWire } from './wire.ts';

const talent = JSON.parse(readFileSync(new URL('../../../../content/surveys/talent.json', import.meta.url), 'utf8')) as AskedDocument; // the content check has its shape
const one = (question: AskedQuestion): AskedDocument => ({ phases: [{ id: 'p', questions: [question] }] });

test('the wire carries values under the keys of the specification', () => {
  const answers: Answers = {
    1: { options: ['student'] },
    3: { options: ['masters-and-above'] },
    4: { options: ['41-plus'] },
    5: { options: ['finance', 'technology'] },
    7: { options: ['critical-thinking'], other: 'Public Speaking' },
    8: { options: ['yes'], text: ' A summer at a clinic. ' },
    10: { options: [], other: '' },
    12: { text: 'I care for\nmy mother.' },
  };
  expect(toWire(talent, answers, ' To become a CEO ')).toEqual({
    currentStatus: 'Student',
    fieldOfStudy: '',
    highestLevelOfEducation: 'Masters and above',
    ageRange: '41+',
    industriesOfInterest: ['Finance', 'Technology'],
    technicalSkills: [],
    softSkills: ['critical thinking', 'public speaking'],
    workExperience: 'Yes: A summer at a clinic.',
    Skill_development_strategies: [],
    Career_goal: [],
    careerChallenges: [],
    additionalInfo: 'I care for\nmy mother.',
    currentJobTitle: 'To become a CEO',
    careerAspiration: 'To become a CEO',
  });
});

test('the text of an experience is not sent once No is chosen', () => {
  expect(toWire(talent, { 8: { options: ['no'], text: 'A summer' } }, '').workExperience).toBe('No');
});

test('"Others" never goes on the wire, whether listed, ticked or typed', () => {
  const question: AskedQuestion = {
    id: 'q', type: 'multi-select', field: 'technicalSkills',
    options: [{ id: 'go', value: 'Go' }, { id: 'others', value: 'Others' }],
  };
  expect(toWire(one(question), { q: { options: ['go', 'others'], other: 'others' } }, '').technicalSkills).toEqual(['Go']);
});

test('an option that was typed as Other counts as the option', () => {
  expect(toWire(talent, { 6: { options: [], other: 'cybersecurity' } }, '').technicalSkills).toEqual(['Cybersecurity']);
});

test('a dropdown that offers Other sends its free text in the place of an option', () => {
  const survey = one({ id: 'q', type: 'dropdown', field: 'currentStatus', allowOther: true, options: [{ id: 'student', value: 'Student' }] });
  expect(toWire(survey, { q: { options: [], other: 'Apprentice' } }, '').currentStatus).toBe('Apprentice');
  expect(fromWire(survey, { currentStatus: 'Apprentice' })).toEqual({ q: { options: [], other: 'Apprentice' } });
});

test('an option that content no longer has is left out', () => {
  expect(toWire(talent, { 5: { options: ['gone', 'finance'] } }, '').industriesOfInterest).toEqual(['Finance']);
});

test('the answer to a hidden question is not sent', () => {
  const questions: AskedQuestion[] = [
    { id: 'paid', type: 'radio', options: [{ id: 'yes', value: 'Yes' }, { id: 'no', value: 'No' }] },
    { id: 'price', type: 'text', showIf: { question: 'paid', options: ['yes'] } },
  ];
  const answers: Answers = { paid: { options: ['no'] }, price: { text: '20' } };
  expect(toWire({ phases: [{ id: 'p', questions }] }, answers, '').furtherAnswers).toEqual({ paid: 'No', price: '' });
});

test('a question without a field travels by its id', () => {
  const fields = toWire(one({ id: 'hobby', type: 'text' }), { hobby: { text: 'Chess' } }, '');
  expect(fields.furtherAnswers).toEqual({ hobby: 'Chess' });
  expect(fromWire(one({ id: 'hobby', type: 'text' }), fields)).toEqual({ hobby: { text: 'Chess' } });
});

test('a question whose type was changed still sends what its field takes', () => {
  expect(toWire(one({ id: 'q', type: 'text', field: 'technicalSkills' }), { q: { text: 'Go\nRust' } }, '').technicalSkills).toEqual(['Go Rust']);
});

test('unknown values from elsewhere become the free text of Other', () => {
  expect(fromWire(talent, { technicalSkills: ['Programming', 'Rust', 'Welding'] })).toEqual({ 6: { options: ['programming'], other: 'Rust, Welding' } });
  expect(fromWire(talent, { workExperience: 'Two years in a bank' })).toEqual({ 8: { text: 'Two years in a bank' } });
});

const idsOf = (question: AskedQuestion) => [...(question.options ?? []).map((option) => option.id), 'gone'];
const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.string({ unit: 'binary', maxLength: 260 }), fc.constantFrom('', ' ', 'Others', 'yes', 'Yes: no', 'İİİ'.repeat(66), 'x\ty\u200e'));
const answersOf = (survey: AskedDocument): fc.Arbitrary<Answers> =>
  fc.record(
    Object.fromEntries(
      survey.phases.flatMap((phase) => phase.questions).map((question) => [
        question.id,
        fc.record({ options: fc.subarray(idsOf(question)).chain((ids) => fc.shuffledSubarray(ids, { minLength: ids.length })), other: text, text }, { requiredKeys: [] }),
      ]),
    ),
    { requiredKeys: [] },
  ) as fc.Arbitrary<Answers>; // a key that is absent is absent, not undefined as the type of fc.record has it

test('whatever was answered, the server accepts the fields and gives the same fields back', () => {
  fc.assert(
    fc.property(answersOf(talent), text, (answers, envision) => {
      const fields = toWire(talent, answers, envision);
      expect(v.parse(surveyFieldsSchema, fields)).toEqual(fields);
      const again = fromWire(talent, fields);
      expect(v.parse(answersSchema, again)).toEqual(again);
      expect(toWire(talent, again, envision)).toEqual(fields);
    }),
    { numRuns: 400 },
  );
});

test('options come back in the order in which they were ticked', () => {
  const question = talent.phases[1]?.questions[0];
  if (!question?.options) throw new Error('the second phase begins with a multi-select');
  fc.assert(
    fc.property(fc.shuffledSubarray(question.options.map((option) => option.id), { minLength: 1 }), (options) => {
      expect(fromWire(talent, toWire(talent, { [question.id]: { options } }, ''))[question.id]).toEqual({ options });
    }),
  );
});

test('what is retired is not asked and not sent, and what was answered with it can still be read', () => {
  const options = [{ id: 'go', value: 'Go' }, { id: 'perl', value: 'Perl', retired: true }];
  for (const question of [
    { id: 'q', type: 'multi-select', field: 'technicalSkills', options },
    { id: 'q', type: 'dropdown', field: 'currentStatus', options },
    { id: 'q', type: 'radio', options, followUp: { when: ['perl'] } },
  ] satisfies AskedQuestion[]) {
    expect(listedOptions(question).map(({ id }) => id)).toEqual(['go']);
    const stored = toWire(one({ ...question, options: options.map(({ id, value }) => ({ id, value })) }), { q: { options: ['perl'] } }, '');
    expect(fromWire(one(question), stored)).toEqual({ q: { options: ['perl'] } });
    expect(toWire(one(question), { q: { options: ['perl'] } }, '')).toEqual(toWire(one(question), {}, ''));
    expect(visibleQuestions([{ ...question, retired: true }], {})).toEqual([]);
    expect(fromWire(one({ ...question, retired: true }), stored)).toEqual({ q: { options: ['perl'] } });
  }
});

test('a question that takes the field of a retired one sends its own answer', () => {
  const old: AskedQuestion = { id: 'old', type: 'text', field: 'fieldOfStudy', retired: true };
  const now: AskedQuestion = { id: 'now', type: 'text', field: 'fieldOfStudy' };
  for (const questions of [[old, now], [now, old]]) {
    expect(toWire({ phases: [{ id: 'p', questions }] }, { old: { text: 'Law' }, now: { text: 'Bees' } }, '').fieldOfStudy).toBe('Bees');
  }
});
