import { expect, test } from 'vitest';
import { breakStorage, brokenStorages, expectSaidOnce, impatience, refuse, withFaults } from '@bridge/testing';
import { draftServer, drawSurvey } from './testing/draw.tsx';

/** A survey that was answered up to its last question, on another device. */
async function atTheEnd(options: Parameters<typeof drawSurvey>[0] = {}) {
  const { handlers } = draftServer({ envision: 'To lead a data team', answers: { 1: { options: ['student'] } }, position: { phase: 'goals', question: '12' }, updatedAt: '2026-01-01T00:00:00.000Z' });
  const survey = await drawSurvey({ ...options, api: { ...handlers, ...options.api } });
  await survey.open();
  await survey.press('Continue where you left off');
  await expect.element(survey.screen.getByText('4/4 questions')).toBeVisible();
  return { ...survey, handlers };
}

// Nobody reads what it is told: the tests below find the page without it.
test('answers that are refused: it is said once', async () => {
  const { press } = await atTheEnd({ api: { updateProfile: () => refuse('unavailable', 'Not now, please.') } });
  await press('Submit');
  await expectSaidOnce();
});

test.each(withFaults([{ name: 'submitting' }]))('$title: the stated alert, the survey stays where it is, and it can be sent again', async ({ fault: { answer, status } }) => {
  const { screen, press, api, handlers } = await atTheEnd({ api: { updateProfile: answer } });
  const patience = impatience();
  await press('Submit');
  const text = status >= 400 ? 'Failed to update user data. Please try again later.' : 'An unexpected error occurred. Please try again later.';
  await expect.element(screen.getByRole('alertdialog', { name: text })).toBeVisible();
  patience();
  await press('OK');
  api.answers({ updateProfile: handlers.updateProfile });
  await press('Submit');
  await expect.element(screen.getByRole('heading', { name: 'Survey Completed' })).toBeVisible();
  expect(api.callsOf('updateProfile').at(-1)?.body).toMatchObject({ user: { currentStatus: 'Student' } });
});

test.each(brokenStorages)('the survey is sent with storage that is %s', async (how) => {
  breakStorage(how, ['userData', 'isAuthenticated', 'surveyDraft']);
  const { screen, press } = await atTheEnd();
  await press('Submit');
  await expect.element(screen.getByRole('heading', { name: 'Survey Completed' })).toBeVisible();
});
