import { expect, test } from 'vitest';
import type { Question } from '@bridge/content';
import { firstProblem, standAt } from './position.ts';
import { aPhase } from './testing/draw.tsx';

const ask = (id: string, more: Partial<Question> = {}) => ({ id, type: 'text', prompt: `Prompt ${id}`, ...more }) as Question; // the parts of one type
const document = { phases: [aPhase('a', [ask('1'), ask('2')]), aPhase('b', [ask('3')])] };
const place = (position: { phase?: string; question?: string }, answers = {}) => standAt(document, answers, position);

test('leads from introduction to questions to the next introduction, and back the same way', () => {
  expect(place({ phase: 'a' })).toMatchObject({ previous: {}, next: { phase: 'a', question: '1' }, index: -1 });
  expect(place({ phase: 'a', question: '1' })).toMatchObject({ previous: { phase: 'a' }, next: { phase: 'a', question: '2' }, index: 0 });
  expect(place({ phase: 'a', question: '2' })).toMatchObject({ previous: { phase: 'a', question: '1' }, next: { phase: 'b' } });
  expect(place({ phase: 'b' })).toMatchObject({ previous: { phase: 'a', question: '2' } });
  expect(place({ phase: 'b', question: '3' })?.next).toBeNull();
});

test('a question that is gone gives way to the first open one of its phase', () => {
  expect(place({ phase: 'a', question: 'gone' }, { 1: { text: 'x' } })?.question?.id).toBe('2');
  expect(place({ phase: 'a', question: 'gone' }, { 1: { text: 'x' }, 2: { text: 'y' } })?.question?.id).toBe('2');
});

test('a phase that is gone gives way to the first one', () => {
  expect(place({ phase: 'gone' })?.phase.id).toBe('a');
});

test('a phase in which nothing is asked is passed over', () => {
  const hidden = { showIf: { question: '1', options: ['x'] } };
  const phases = [aPhase('a', [ask('1')]), aPhase('b', [ask('2', hidden)]), aPhase('c', [ask('3')])];
  expect(standAt({ phases }, {}, { phase: 'a', question: '1' })?.next).toEqual({ phase: 'c' });
});

test('the first answer that cannot be sent is found wherever it stands', () => {
  const phases = [aPhase('a', [ask('1')]), aPhase('b', [ask('2', { required: true })])];
  expect(firstProblem({ phases }, {})).toEqual({ phase: 'b', question: '2' });
  expect(firstProblem({ phases }, { 2: { text: 'x' } })).toBeNull();
});
