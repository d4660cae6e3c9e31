import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { answerProblems, longestText } from './problems.ts';
import type { AskedQuestion } from './question.ts';
import { chosen, isAnswered, visibleQuestions } from './visible.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, value: id.toUpperCase() }));
const text: AskedQuestion = { id: 'q', type: 'text' };
const many: AskedQuestion = { id: 'q', type: 'multi-select', options };
const drop: AskedQuestion = { id: 'q', type: 'dropdown', options };
const radio: AskedQuestion = { id: 'q', type: 'radio', options, followUp: { when: ['a'] } };
const keys = (question: AskedQuestion, answer?: Answer) => answerProblems(question, answer).map((problem) => problem.key);

test('nothing is required unless content says so', () => {
  for (const question of [text, many, drop, radio]) expect(keys(question)).toEqual([]);
  for (const question of [text, many, drop, radio]) expect(keys({ ...question, required: true })).toEqual(['required']);
});

test.each<[AskedQuestion, Answer]>([
  [text, { text: '  ' }],
  [many, { options: [], other: '' }],
  [many, { options: ['gone'] }],
  [drop, { options: [] }],
])('blanks, empty choices and options that are gone are no answer', (question, answer) => {
  expect(isAnswered(question, answer)).toBe(false);
  expect(keys({ ...question, required: true }, answer)).toEqual(['required']);
});

test.each<[AskedQuestion, Answer]>([
  [text, { text: 'x' }],
  [many, { options: ['b'] }],
  [many, { other: 'x' }],
  [drop, { options: ['a'] }],
])('one option, or one word, is an answer', (question, answer) => {
  expect(isAnswered(question, answer)).toBe(true);
  expect(keys({ ...question, required: true }, answer)).toEqual([]);
});

test('lengths are counted without the blanks at the ends', () => {
  const limited = { ...text, minLength: 3, maxLength: 5 };
  expect(keys(limited, { text: ' ab ' })).toEqual(['tooShort']);
  expect(keys(limited, { text: ' abcde ' })).toEqual([]);
  expect(keys(limited, { text: 'abcdef' })).toEqual(['tooLong']);
  expect(keys(limited, {})).toEqual([]);
  expect(answerProblems(text, { text: 'x'.repeat(2001) })).toEqual([{ key: 'tooLong', count: 2000, part: 'text' }]);
});

test('Other counts as a choice once something is written', () => {
  const limited = { ...many, minSelected: 2, maxSelected: 2 };
  expect(keys(limited, { options: ['a'], other: ' ' })).toEqual(['tooFew']);
  expect(keys(limited, { options: ['a'], other: 'x' })).toEqual([]);
  expect(keys(limited, { options: ['a', 'b'], other: 'x' })).toEqual(['tooMany']);
  expect(keys(many, { other: 'x'.repeat(201) })).toEqual(['otherTooLong']);
});

test('a follow-up leaves room for its option on the wire', () => {
  expect(longestText({ ...radio, options: [{ id: 'a', value: 'Yes' }] })).toBe(1995);
  expect(longestText({ ...radio, followUp: { when: ['a'], maxLength: 100 } })).toBe(100);
});

test('a follow-up is held to its own lengths, and only while it is asked', () => {
  const limited: AskedQuestion = { ...radio, followUp: { when: ['a'], minLength: 3 } };
  expect(keys(limited, { options: ['a'], text: 'x' })).toEqual(['tooShort']);
  expect(keys(limited, { options: ['b'], text: 'x' })).toEqual([]);
});

test('Other is free text only where it is offered', () => {
  expect(isAnswered(drop, { other: 'x' })).toBe(false);
  expect(isAnswered({ ...drop, allowOther: true }, { other: 'x' })).toBe(true);
  expect(isAnswered({ ...many, allowOther: false }, { other: 'x' })).toBe(false);
});

test('only a multi-select keeps more than one choice', () => {
  expect(chosen(many, { options: ['c', 'a', 'c', 'gone'] })).toEqual(['c', 'a']);
  expect(chosen(drop, { options: ['c', 'a'] })).toEqual(['c']);
});

test('a question shows where its condition holds, and hides with the one it hangs on', () => {
  const questions: AskedQuestion[] = [
    { ...radio, id: 'paid' },
    { ...radio, id: 'price', showIf: { question: 'paid', options: ['a'] } },
    { ...text, id: 'policy', showIf: { question: 'price', options: ['b'] } },
  ];
  const ids = (answers: Record<string, Answer>) => visibleQuestions(questions, answers).map((question) => question.id);
  expect(ids({})).toEqual(['paid']);
  expect(ids({ paid: { options: ['b'] } })).toEqual(['paid']);
  expect(ids({ paid: { options: ['a'] } })).toEqual(['paid', 'price']);
  expect(ids({ paid: { options: ['a'] }, price: { options: ['b'] } })).toEqual(['paid', 'price', 'policy']);
  expect(ids({ paid: { options: ['b'] }, price: { options: ['b'] } })).toEqual(['paid']);
});
