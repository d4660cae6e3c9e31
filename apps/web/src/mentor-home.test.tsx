import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aDraft, aUser, type FakeHandlers } from '@bridge/testing';
import { drawProduct } from './testing/draw.tsx';

const newHere: FakeHandlers = {
  ownMentor: () => ({
    success: true,
    data: { profile: {}, state: 'draft', mentorVerificationStatus: false, note: null, submittedAt: null, verifiedAt: null, updatedAt: null, missing: [], revisions: { prices: 'p', hours: 'h', daysOff: 'd', mostPerWeek: 'm' } },
  }),
};
const begun = aDraft({ envision: 'To give back', answers: { title: { text: 'Data lead' } }, position: { phase: 'about', question: 'bio' } });
const goOn = () => page.getByRole('button', { name: 'Continue where you left off' });

test('an onboarding that was begun, here or elsewhere, goes on at the question where it was left', async () => {
  await drawProduct('/mentor/dashboard', { user: aUser({ role: 'MENTOR' }), api: { ...newHere, readOnboardingDraft: () => ({ success: true, data: begun }) } });
  await goOn().click();
  await expect.element(page.getByRole('dialog').getByRole('heading', { name: 'Short bio' })).toBeVisible();
});

test('whoever leaves the onboarding finds on their home that it can be continued', async () => {
  await drawProduct('/mentor/dashboard', { user: aUser({ role: 'MENTOR' }), api: newHere });
  await page.getByRole('button', { name: 'Start Onboarding' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('To give back');
  await userEvent.keyboard('{Escape}');
  await expect.element(goOn()).toBeVisible();
});
