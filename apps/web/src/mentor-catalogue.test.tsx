import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnMentor } from '@bridge/model';
import { aDraft, aUser, offline, refuse, type FakeHandlers } from '@bridge/testing';
import { mentor, open } from './testing/a-mentor.ts';
import { drawProduct } from './testing/draw.tsx';

// Every entry of the specification's catalogue of errors that the mentor list, a mentor's page, booking, rating and the
// onboarding can show, made to happen in the product itself.
const talent = aUser({ isEmailVerified: true });
const press = (name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).click();
const choose = (name: RegExp) => page.getByRole('radio', { name }).click();
const next = () => press('Next');

async function when() {
  await press('Book Session');
  await press(/^Go to /);
  await page.getByRole('group', { name: 'Date' }).getByRole('radio').first().click();
  await page.getByRole('group', { name: /^Times/ }).getByRole('radio').first().click();
  await page.getByLabelText('Reason').fill('A first job');
  await next();
}
async function plan() {
  await when();
  await choose(/^Lite Plan/);
  await next();
}
const payWith = (method: RegExp) => async () => {
  await plan();
  await choose(method);
  await next();
};
const transfer = payWith(/^Transfer/);
const card = async (number: string) => {
  await payWith(/^Pay with Card/)();
  for (const [label, text] of [['Cardholder name', 'Demo'], ['Card number', number], ['Expiry date', '2031-09'], ['CVV', '123']] as const) await page.getByLabelText(label).fill(text);
};
const then = (first: () => Promise<void>, name: string) => () => first().then(() => press(name));

type Entry = [name: string, act: () => Promise<void>, title: string, words: string, api?: FakeHandlers];
const failed = 'Failed to book session. Please try again.';
const entries: Entry[] = [
  ['booking, nothing filled in', () => press('Book Session').then(next), 'Error', 'Please fill in all fields.'],
  ['booking, no plan', () => when().then(next), 'Error', 'Please select a plan.'],
  ['booking, no method', () => plan().then(next), 'Error', 'Please select a payment method.'],
  ['booking, refused', then(transfer, 'I Have Made Payment'), 'Error', failed, { bookSession: () => refuse('unexpected') }],
  ['booking, no network', then(transfer, 'I Have Made Payment'), 'Error', failed, { bookSession: () => Promise.reject(offline) }],
  ['booking, without success', then(transfer, 'I Have Made Payment'), 'Error', failed, { bookSession: () => Response.json({ success: false }) }],
  ['booked by transfer', then(transfer, 'I Have Made Payment'), 'Session booked successfully!', 'Session booked successfully!'],
  ['booked by card', then(() => card('4111111111111111'), 'Pay Now'), 'Payment validated (simulated). Session booked!', 'Payment validated (simulated). Session booked!'],
  ['a card that is not known', () => card('9999999999999999').then(() => page.getByRole('button', { name: 'Pay Now' }).click({ force: true })), 'Error', 'Please fill in all card details correctly.'],
  ['account number', then(transfer, 'Copy Account number'), 'Copied', 'Account number copied!'],
  ['bank name', then(transfer, 'Copy Bank name'), 'Copied', 'Bank name copied!'],
  ['account name', then(transfer, 'Copy Account name'), 'Copied', 'Account name copied!'],
  ['rating, nothing given', () => press('Rate Mentor').then(() => press('Submit')), 'Error', 'Please fill in all fields.'],
  ['rated', rate, 'Success', 'Rating submitted!'],
];
async function rate() {
  await press('Rate Mentor');
  await choose(/^5 stars/);
  await page.getByText('Positive', { exact: true }).click();
  await page.getByLabelText('Your review').fill('Clear and kind.');
  await press('Submit');
}

test.each(entries)('%s: a toast with the stated words, in the form where it is about what is filled in', async (_, act, title, words, api) => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  await drawProduct(`/talent/mentorships/${mentor._id}`, { user: talent, api: { ...open, ...api } });
  await expect.element(page.getByRole('button', { name: 'Rate Mentor' })).not.toHaveAttribute('aria-disabled');
  await act();
  const place = words.startsWith('Please ') ? page.getByRole('dialog') : page.getByRole('region', { name: 'Notifications' });
  const toast = place.getByRole(title === 'Error' ? 'alert' : 'status');
  await expect.element(toast.getByText(title, { exact: true })).toBeVisible();
  await expect.element(toast.getByText(words, { exact: true })).toBeVisible();
});

test.each([
  ['a mentor who cannot be loaded', () => refuse('mentor-not-found')],
  ['a mentor without success', () => Response.json({ success: false })],
] as const)('%s: the stated words', async (_, lookUpUser) => {
  await drawProduct(`/talent/mentorships/${mentor._id}`, { user: talent, api: { ...open, lookUpUser } });
  await expect.element(page.getByRole('heading', { name: 'Error loading mentor details.' })).toBeVisible();
});

const own: OwnMentor = { profile: {}, state: 'draft', mentorVerificationStatus: false, note: null, submittedAt: null, verifiedAt: null, updatedAt: null, missing: [], revisions: { prices: 'p', hours: 'h', daysOff: 'd', mostPerWeek: 'm' } };

// Its other alerts are in libs/mentor-onboarding; a verification state that cannot be fetched is in libs/mentorship.
test('onboarding, a title is missing: an alert with the stated words', async () => {
  onTestFinished(() => localStorage.clear());
  const draft = () => ({ success: true as const, data: aDraft({ envision: 'To help', position: { phase: 'about', question: 'title' } }) });
  const api = { ownMentor: () => ({ success: true, data: own }), readOnboardingDraft: draft, saveOnboardingDraft: draft } satisfies FakeHandlers;
  await drawProduct('/mentor/dashboard', { user: aUser({ role: 'MENTOR', isEmailVerified: true }), api });
  await press('Continue where you left off');
  await press('Next');
  await expect.element(page.getByRole('alertdialog', { name: 'Please fill in all required fields (Professional Title and Short Bio).' })).toBeVisible();
});
