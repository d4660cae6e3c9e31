import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aSession, aUser, breakStorage, brokenStorages, faults, impatience, type FakeHandlers } from '@bridge/testing';
import { aReview } from '../testing/builders.ts';
import { draw } from '../testing/draw.tsx';
import { RateSession } from './rate-session.tsx';

const done: FakeHandlers = { writeReview: () => ({ success: true, message: '', data: aReview(1) }) };
const submit = () => page.getByRole('button', { name: /^(Submit|Sending...)$/ });

async function drawRating(api: FakeHandlers) {
  const onClose = vi.fn();
  const drawn = await draw(<RateSession session={aSession({ state: 'completed' })} onClose={onClose} />, { api: { ...done, ...api }, user: aUser() });
  await page.getByRole('radio', { name: '4 stars' }).click();
  await page.getByText('Positive').click();
  await page.getByLabelText('Your review').fill('Clear and kind.');
  return { ...drawn, onClose };
}

test.each(faults)('rating, $name: it is said, what was given is kept, and it can be sent again', async ({ answer, words }) => {
  const patience = impatience();
  const { api, onClose } = await drawRating({ writeReview: answer });
  await submit().click();
  await expect.element(page.getByRole('alert').getByText(words ?? 'Your review was not sent. What you wrote is still here; try again.')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Positive' })).toBeChecked();
  await expect.element(page.getByLabelText('Your review')).toHaveValue('Clear and kind.');
  expect([api.callsOf('writeReview').length, onClose.mock.calls.length]).toEqual([1, 0]);

  patience();
  api.answers(done);
  await submit().click();
  await expect.element(page.getByText('Rating submitted!')).toBeVisible();
  expect(api.callsOf('writeReview').at(-1)?.body).toEqual({ rating: 4, type: 'positive', text: 'Clear and kind.' });
  expect([api.callsOf('writeReview').length, onClose.mock.calls.length]).toEqual([2, 1]);
});

test('a rating is sent once, however often it is pressed', async () => {
  const answer = Promise.withResolvers<void>();
  const { api } = await drawRating({ writeReview: () => answer.promise.then(() => ({ success: true as const, message: '', data: aReview(1) })) });
  await submit().dblClick();
  await userEvent.keyboard('{Enter}');
  document.querySelector('form')?.requestSubmit();
  answer.resolve();
  await expect.element(page.getByText('Rating submitted!')).toBeVisible();
  expect(api.callsOf('writeReview')).toHaveLength(1);
});

test.each(brokenStorages)('rating works with storage that is %s', async (how) => {
  breakStorage(how, ['userData', 'isAuthenticated']);
  await drawRating({});
  await submit().click();
  await expect.element(page.getByText('Rating submitted!')).toBeVisible();
});
