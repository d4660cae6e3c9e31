import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AskedQuestion } from '../questions/question.ts';
import { knownAnswers } from './known-answers.ts';
import { questionsToAsk } from './application.ts';

type Survey = Parameters<typeof knownAnswers>[1];
const read = <Document>(file: string) => JSON.parse(readFileSync(new URL(`../../../../content/${file}.json`, import.meta.url), 'utf8')) as Document; // the content check has its shape
const survey = read<Survey>('surveys/talent');
const form = read<{ questions: AskedQuestion[] }>('forms/apply');
const fields = { currentStatus: 'Student', fieldOfStudy: 'Statistics', technicalSkills: ['Programming', 'Data Analysis', 'Beekeeping'], careerAspiration: 'To become a statistician', additionalInfo: '' };

test('the survey fills what the form of an application asks too: what was chosen, what was typed, and lists in words', () => {
  expect(knownAnswers(questionsToAsk(form.questions), survey, fields, 'en')).toEqual({
    status: { options: ['student'] },
    field: { text: 'Statistics' },
    skills: { text: 'Programming, Data Analysis, Beekeeping' },
    goal: { text: 'To become a statistician' },
  });
});

test('words are those of the language, and no longer than the form takes', () => {
  const french = structuredClone(survey);
  for (const { questions } of french.phases) for (const question of questions) for (const option of question.options ?? []) option.label = `fr ${option.value}`;
  expect(knownAnswers([{ id: 'skills', type: 'text', prefill: 'technicalSkills', maxLength: 14 }], french, fields, 'fr')).toEqual({ skills: { text: 'fr Programming' } });
});

test('without a survey, and for questions that name no field of it, nothing is known', () => {
  expect(knownAnswers(questionsToAsk(form.questions), survey, {}, 'en')).toEqual({});
  expect(knownAnswers([{ id: 'why', type: 'text' }, { id: 'x', type: 'dropdown', prefill: 'currentStatus', options: [{ id: 'a', value: 'Other words' }] }], survey, fields, 'en')).toEqual({});
});
