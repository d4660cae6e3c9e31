import { expect, test } from 'vitest';
import type { AskedQuestion } from '../questions/question.ts';
import { formAnswers } from './form-answers.ts';
import { formProblems } from './form-problems.ts';

const options = ['a', 'b', 'c'].map((id) => ({ id, value: id.toUpperCase() }));
const questions: AskedQuestion[] = [
  { id: 'name', type: 'text', required: true },
  { id: 'email', type: 'text', input: 'email', required: true },
  { id: 'kind', type: 'dropdown', options, allowOther: true },
  { id: 'topics', type: 'multi-select', options, maxSelected: 2 },
  { id: 'paid', type: 'radio', options, followUp: { when: ['a'], minLength: 3 } },
  { id: 'why', type: 'text', required: true, showIf: { question: 'kind', options: ['a'] } },
];
const read = (sent: string) => formAnswers(questions, new URLSearchParams(sent));
const problems = (sent: string) => formProblems(questions, read(sent)).map(({ question, key }) => `${question} ${key}`);

test('what a form sends becomes answers; blanks, strangers and files are left out', () => {
  const data = new FormData();
  data.append('name', ' Ada ');
  data.append('email', '');
  data.append('topics', 'a');
  data.append('topics', 'b');
  data.append('stranger', 'x');
  data.append('kind', new Blob(['x']));
  expect(formAnswers(questions, data)).toEqual({ name: { text: 'Ada' }, topics: { options: ['a', 'b'] } });
});

test('line ends are one kind, whoever sent them', () => {
  expect(read('name=a%0D%0Ab%0Dc')).toEqual({ name: { text: 'a\nb\nc' } });
});

test('the text beside Other counts while Other is chosen, and a follow-up while it is asked', () => {
  expect(read('kind=.other&kind.other=School')).toEqual({ kind: { other: 'School' } });
  expect(read('kind=a&kind.other=School')).toEqual({ kind: { options: ['a'] } });
  expect(read('paid=.other&paid.other=x')).toEqual({});
  expect(read('paid=a&paid.text=20')).toEqual({ paid: { options: ['a'], text: '20' } });
  expect(read('paid=b&paid.text=20')).toEqual({ paid: { options: ['b'] } });
});

test('every question is held to its rules, hidden ones are not asked', () => {
  expect(problems('')).toEqual(['name required', 'email required']);
  expect(problems('name=A&email=a@b.co')).toEqual([]);
  expect(problems('name=A&email=a@b&topics=a&topics=b&topics=c&paid=a&paid.text=x&kind=a')).toEqual(['email email', 'topics tooMany', 'paid tooShort', 'why required']);
  expect(problems('name=A&email=a@b.co&kind=a&why=x')).toEqual([]);
});

test.each([
  ['email', ['a@b.co', ' Ada@Example.COM '], ['a', 'a@b', '@b.co', 'a b@c.de', 'a@b.co, c@d.ef', `${'a'.repeat(250)}@b.co`]],
  ['tel', ['+234 800 000 0000', '(0)800/123-45', '0800 12345 ext. 7'], ['call me', '1234', '+', '12345678901234567890123', '0800+12345']],
  ['url', ['example.org', 'https://example.org/a?b#c', 'http://sub.example.org:8080'], ['example', 'javascript:alert(1)', 'ftp://example.org', 'https://me@example.org', 'two words.org', 'mailto:a@b.co', 'https://.']],
] as const)('a text that has to be %s', (input, good, bad) => {
  const question: AskedQuestion = { id: 'q', type: 'text', input };
  const wrong = (text: string) => formProblems([question], { q: { text } }).map(({ key }) => key);
  for (const text of good) expect([text, wrong(text)]).toEqual([text, []]);
  for (const text of bad) expect([text, wrong(text)]).toEqual([text, [input]]);
  expect(wrong('')).toEqual([]);
});
