import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityProblems, offline, refuse } from '@bridge/testing';
import type { MentorProfile } from '@bridge/model';
import { anOwnMentor } from '../testing/builders.ts';
import { draw } from '../testing/draw.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const hours = { timeZone: 'Africa/Lagos', windows: [{ day: 'tuesday', from: '14:00', to: '18:00' }] } satisfies MentorProfile['availability'];
const stored: MentorProfile = { offersPaidMentorship: true, litePrice: 8000, monthlyPrice: 28000, currency: 'NGN', availability: hours };
const answer = () => ({ success: true as const, message: 'Saved', data: anOwnMentor() });

async function drawTerms(profile: MentorProfile = stored) {
  const onClose = vi.fn();
  const { api } = await draw(<TermsDialog userId="mentor" own={anOwnMentor({ profile })} onClose={onClose} />, { api: { updateMentor: answer } });
  await expect.element(page.getByRole('dialog', { name: 'Your prices and your time' })).toBeVisible();
  const sent = () => api.callsOf('updateMentor').map(({ body }) => body);
  return { api, sent, onClose, save: () => page.getByRole('button', { name: 'Save changes' }).click() };
}

const off = { from: '2031-12-24', to: '2031-12-26' };
test.each([
  ['one price', () => page.getByLabelText('Price of the Lite plan').fill('9000,50'), { offersPaidMentorship: true, litePrice: 9000.5, monthlyPrice: 28000, currency: 'NGN', revisions: { prices: 'p' }, submit: false }],
  ['a price in thousands', () => page.getByLabelText('Price of the Lite plan').fill('5,500'), { offersPaidMentorship: true, litePrice: 5500, monthlyPrice: 28000, currency: 'NGN', revisions: { prices: 'p' }, submit: false }],
  ['that it is free', () => page.getByLabelText('I ask for a price').click(), { offersPaidMentorship: false, revisions: { prices: 'p' }, submit: false }],
  ['the most sessions', () => page.getByLabelText('Most sessions a week').fill('3'), { availability: { mostPerWeek: 3 }, revisions: { mostPerWeek: 'm' }, submit: false }],
  ['days off', addDaysOff, { availability: { daysOff: [off] }, revisions: { daysOff: 'd' }, submit: false }],
])('%s is changed by itself, and nothing is put before the operator', async (_, change, body) => {
  const { sent, save, onClose } = await drawTerms();
  await change();
  await save();
  await expect.element(page.getByText('Your changes were saved and hold at once.')).toBeVisible();
  expect([sent(), onClose.mock.calls.length]).toEqual([[body], 1]);
});

async function addDaysOff() {
  await page.getByRole('button', { name: 'Add days off' }).click();
  await page.getByLabelText('First day off').fill(off.from);
  await page.getByLabelText('Last day off').fill(off.to);
}

test.each([
  ['Price of the Standard plan', '', 'Fill in this field'],
  ['Price of the Lite plan', 'much', 'Enter a price with at most two decimals, 0 or more'],
  ['Most sessions a week', '51', 'Enter a whole number from 1 to 50, or leave it empty'],
])('%s "%s" is said to be wrong at the field, and not sent', async (label, text, problem) => {
  const { sent, save } = await drawTerms();
  await page.getByLabelText(label).fill(text);
  await save();
  await expect.element(page.getByText(problem)).toBeVisible();
  expect(sent()).toEqual([]);
});

test('days off that end before they begin are said at their end; they can be taken back; what was typed stays when saving fails', async () => {
  const { api, sent, save } = await drawTerms({ ...stored, availability: { ...hours, daysOff: [off] } });
  await page.getByLabelText('Last day off').fill('2031-12-01');
  await save();
  await expect.element(page.getByText('Let it end no earlier than it begins')).toBeVisible();
  await page.getByRole('button', { name: 'Remove days off, number 1' }).click();
  await expect.element(page.getByRole('button', { name: 'Add days off' })).toHaveFocus();
  api.answers({ updateMentor: () => Promise.reject(offline) });
  await save();
  await expect.element(page.getByText('Your changes could not be saved. Please try again.')).toBeVisible();
  api.answers({ updateMentor: answer });
  await save();
  await expect.poll(() => sent().at(-1)).toEqual({ availability: { daysOff: [] }, revisions: { daysOff: 'd' }, submit: false });
});

test('what was changed elsewhere meanwhile is told; saved again, it is overwritten knowingly, and nothing else is sent', async () => {
  const words = 'This was changed in another window meanwhile.';
  const { api, sent, save, onClose } = await drawTerms();
  api.answers({ updateMentor: () => refuse('profile-changed', words), ownMentor: () => ({ success: true as const, data: anOwnMentor({ revisions: { prices: 'p2', hours: 'h2', daysOff: 'd2', mostPerWeek: 'm2' } }) }) });
  await page.getByLabelText('Most sessions a week').fill('3');
  await save();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByLabelText('Most sessions a week')).toHaveValue('3');
  api.answers({ updateMentor: answer });
  await save();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(sent()).toEqual(['m', 'm2'].map((mostPerWeek) => ({ availability: { mostPerWeek: 3 }, revisions: { mostPerWeek }, submit: false })));
});

test('days off that are over are neither shown nor sent; new ones in the past are said at their end', async () => {
  const { sent, save } = await drawTerms({ ...stored, availability: { ...hours, daysOff: [{ from: '2020-01-01', to: '2020-01-02' }, off] } });
  expect(page.getByLabelText('First day off').elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Add days off' }).click();
  await page.getByLabelText('First day off').nth(1).fill('2021-01-01');
  await page.getByLabelText('Last day off').nth(1).fill('2021-01-02');
  await save();
  await expect.element(page.getByText('Choose today or a day that comes')).toBeVisible();
  expect(sent()).toEqual([]);
  await page.getByRole('button', { name: 'Remove days off, number 2' }).click();
  await page.getByLabelText('Most sessions a week').fill('3');
  await save();
  await expect.poll(sent).toEqual([{ availability: { mostPerWeek: 3 }, revisions: { mostPerWeek: 'm' }, submit: false }]);
});

test('has no accessibility fault a machine can find and fits 320 pixels', async () => {
  await page.viewport(320, 700);
  onTestFinished(() => page.viewport(1280, 720));
  await drawTerms();
  await addDaysOff();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityProblems()).toEqual([]);
});
