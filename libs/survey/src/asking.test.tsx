import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { offline, refuse } from '@bridge/testing';
import { draftServer, drawSurvey, expectAccessible } from './testing/draw.tsx';

const questions = [
  { id: 'meant-caring', text: 'Did you mean that you look after somebody?', quote: 'I share one laptop with my sister', yes: 'Yes', no: 'No' },
  { id: 'young-with-masters', text: 'Have you finished a Masters already?', yes: 'Yes, I have', no: 'No, not yet' },
];
const asking = { ...draftServer().handlers, readQuestions: () => ({ success: true as const, questions }), answerQuestions: () => ({ success: true as const, message: 'Stored' }) };

test('what is unsure is asked before the plan is made, and sent once', async () => {
  const { screen, api, open, press, onGenerate } = await drawSurvey({ api: asking, start: 'generate' });
  await open();
  await expect.element(screen.getByRole('heading', { name: 'Before we write your plan' })).toBeVisible();
  await expectAccessible();
  expect(onGenerate).not.toHaveBeenCalled();
  await screen.getByRole('group', { name: questions[0]!.text }).getByRole('radio', { name: 'Yes', exact: true }).click(); // there are two
  await press('Generate Blueprint');
  await expect.poll(() => onGenerate.mock.calls.length).toBe(1);
  expect(api.callsOf('answerQuestions').map(({ body }) => body)).toEqual([{ said: { 'meant-caring': 'yes', 'young-with-masters': 'skip' } }]);
});

test('the keyboard alone answers', async () => {
  const { screen, api, open, press } = await drawSurvey({ api: asking, start: 'generate' });
  await open();
  const first = screen.getByRole('group', { name: questions[0]!.text }); // there are two
  const yes = first.getByRole('radio', { name: 'Yes', exact: true });
  await expect.element(yes).toBeVisible(); // it is asked for first
  yes.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await press('Generate Blueprint');
  await expect.poll(() => api.callsOf('answerQuestions')[0]?.body).toEqual({ said: { 'meant-caring': 'no', 'young-with-masters': 'skip' } });
});

test.each([['nothing is unsure', () => ({ success: true as const, questions: [] })], ['it cannot be asked', () => Promise.reject(offline)]])('where %s, the plan is made at once', async (_, readQuestions) => {
  const { open, onGenerate } = await drawSurvey({ api: { ...asking, readQuestions }, start: 'generate' });
  await open();
  await expect.poll(() => onGenerate.mock.calls.length).toBe(1);
});

test('answers that were not taken stay on screen', async () => {
  let isUp = false;
  const { screen, open, press, onGenerate } = await drawSurvey({ api: { ...asking, answerQuestions: () => (isUp ? asking.answerQuestions() : refuse('unexpected')) }, start: 'generate' });
  await open();
  await press('Generate Blueprint');
  await expect.element(screen.getByRole('alertdialog', { name: 'An unexpected error occurred. Please try again later.' })).toBeVisible();
  await press('OK');
  expect(onGenerate).not.toHaveBeenCalled();
  isUp = true;
  await press('Generate Blueprint');
  await expect.poll(() => onGenerate.mock.calls.length).toBe(1);
});
