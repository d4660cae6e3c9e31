import { expect, test } from 'vitest';
import { breakStorage, brokenStorages, expectSaidOnce, faults, impatience, refuse } from '@bridge/testing';
import { mentorUpdate, type Answers } from '@bridge/model';
import { drawOnboarding, mentorDocument, mentorServer } from './testing/draw.tsx';

const agreed = { options: ['agree'] };
const answers: Answers = {
  title: { text: 'Data lead' },
  bio: { text: 'I help with first projects.' },
  'best-days': { options: ['monday'] },
  'best-times': { options: ['morning'] },
  'time-zone': { text: 'Africa/Lagos' },
  paid: { options: ['no'] },
  'code-of-conduct': agreed,
  'guide-not-solve': agreed,
  'respond-in-time': agreed,
};
const atTheEnd = () => mentorServer({ envision: 'To give back', answers, position: { phase: 'terms', question: 'respond-in-time' } });
const draftKeys = ['userData', 'isAuthenticated', 'hasSubmittedOnboarding', 'isVerificationPending'];

test.each(faults)('submitting, $name: the stated alert, every answer is kept, and it can be sent again', async ({ answer, status }) => {
  const { handlers } = atTheEnd();
  const { screen, server, go, onSubmitted } = await drawOnboarding({ api: { ...handlers, updateMentor: answer } });
  await go('Review answers');
  await expect.element(screen.getByText('I help with first projects.')).toBeVisible();
  const patience = impatience();
  await go('Submit & Activate Profile');
  const text = status >= 400 ? 'Failed to update mentor profile. Please try again later.' : 'An unexpected error occurred. Please try again later.';
  await expect.element(screen.getByRole('alertdialog', { name: text })).toBeVisible();
  await go('OK');
  await expect.element(screen.getByText('I help with first projects.')).toBeVisible();
  expect([server.callsOf('updateMentor').length, onSubmitted.mock.calls.length]).toEqual([1, 0]);

  patience();
  server.answers({ updateMentor: handlers.updateMentor });
  await go('Submit & Activate Profile');
  await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(server.callsOf('updateMentor').map(({ body }) => body)).toEqual(Array(2).fill(mentorUpdate(mentorDocument, answers, 'To give back')));
});

test.each(faults)('the draft, $name: answers are kept here, and nobody has to wait', async ({ answer }) => {
  const patience = impatience();
  const { screen, go, asked } = await drawOnboarding({ api: { readOnboardingDraft: answer, saveOnboardingDraft: answer, clearOnboardingDraft: answer } });
  await screen.getByRole('textbox').fill('To give back');
  await go('Start Onboarding');
  await go("Let's get started");
  await expect.element(asked('Full name')).toBeVisible();
  await go('Next');
  await expect.element(asked('E-mail')).toBeVisible();
  patience();
});

test.each(brokenStorages)('the onboarding is sent with storage that is %s', async (how) => {
  breakStorage(how, draftKeys);
  const { handlers } = atTheEnd();
  const { screen, server, go } = await drawOnboarding({ api: handlers });
  await go('Review answers');
  await go('Submit & Activate Profile');
  await expect.element(screen.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  expect(server.callsOf('updateMentor')).toHaveLength(1);
});

test('a profile that is refused: it is said once', async () => {
  const { go } = await drawOnboarding({ api: { ...atTheEnd().handlers, updateMentor: () => refuse('unavailable', 'Not now, please.') } });
  await go('Review answers');
  await go('Submit & Activate Profile');
  await expectSaidOnce();
});
