import { expect, test } from 'vitest';
import { becauseOf } from './reasons.ts';
import type { SurveyLabels } from './reasons.ts';

const survey: SurveyLabels = {
  phases: [
    {
      questions: [
        { id: '6', type: 'multi-select', prompt: 'Which skills?', options: [{ id: 'cloud', label: 'Cloud Computing' }] },
        { id: '8', type: 'radio', prompt: 'Have you worked before?', options: [{ id: 'yes', label: 'Yes' }] },
      ],
    },
    { questions: [{ id: '9', type: 'multi-select', prompt: 'How do you learn?', options: [{ id: 'courses', label: 'Online courses' }] }] },
  ],
};

test('ids become the labels that the talent saw, each said once', () => {
  const reasons = [
    { question: '6', option: 'cloud' },
    { question: '9', option: 'courses' },
    { question: '6', option: 'cloud' },
  ];
  expect(becauseOf(reasons, survey)).toEqual({ chosen: ['Cloud Computing', 'Online courses'], answered: [], wrote: [] });
});

test('typed words are quoted, and win over the option they were typed beside', () => {
  expect(becauseOf([{ question: '6', option: 'other', text: ' Beekeeping ' }], survey).wrote).toEqual(['Beekeeping']);
  expect(becauseOf([{ question: 'envision', text: 'Own a bakery' }], survey).wrote).toEqual(['Own a bakery']);
});

test('a yes is given with its question', () => {
  expect(becauseOf([{ question: '8', option: 'yes' }], survey).answered).toEqual([{ question: 'Have you worked before?', answer: 'Yes' }]);
});

test('what the survey no longer knows is left out', () => {
  const gone = [{ question: '6', option: 'removed' }, { question: '77', option: 'cloud' }, { question: '6' }];
  expect(becauseOf(gone, survey)).toEqual({ chosen: [], answered: [], wrote: [] });
});

test('a long text is cut at a word, and a text without spaces is cut too', () => {
  const [long] = becauseOf([{ question: '12', text: 'one two three four five six seven eight '.repeat(5) }], survey).wrote;
  expect(long).toMatch(/^one two .*(one|two|three|four|five|six|seven|eight)…$/);
  expect([...(long ?? '')].length).toBeLessThanOrEqual(81);
  expect(becauseOf([{ question: '12', text: '😀'.repeat(200) }], survey).wrote).toEqual([`${'😀'.repeat(80)}…`]);
});
