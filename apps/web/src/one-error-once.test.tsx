import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aUser, refuse, type FakeHandlers } from '@bridge/testing';
import type { FailureCode, User } from '@bridge/model';
import { drawProduct } from './testing/draw.tsx';

type Case = {
  at: string;
  what: string;
  user?: User;
  api?: FakeHandlers;
  /** The button that leads to the form. */
  opens?: string;
  /** What is typed, by the field's label. */
  typed?: Record<string, string>;
  ticked?: string;
  button: string;
};

const talent = aUser();
const secret = 'a secret of some length';
const refusals: { call: keyof FakeHandlers; code: FailureCode; form: Omit<Case, 'what' | 'api'> }[] = [
  { call: 'login', code: 'wrong-credentials', form: { at: '/login', typed: { Email: 'a@example.com', Password: secret }, button: 'Sign In' } },
  { call: 'login', code: 'too-many-requests', form: { at: '/login', typed: { Email: 'a@example.com', Password: secret }, button: 'Sign In' } },
  { call: 'signUp', code: 'email-taken', form: { at: '/signup?role=TALENT', typed: { 'First name': 'A', 'Last name': 'B', Email: 'a@example.com', Password: secret }, ticked: 'I am 16 or older and I accept the terms', button: 'Sign Up' } },
  { call: 'startReset', code: 'too-many-requests', form: { at: '/forgot-password-request', typed: { Email: 'a@example.com' }, button: 'Send Code' } },
  { call: 'changePassword', code: 'wrong-code', form: { at: '/change-password', typed: { 'Verification code': 'ABCDE23456', 'New Password': secret, 'Confirm Password': secret }, button: 'Reset Password' } },
  { call: 'changePassword', code: 'common-password', form: { at: '/change-password', typed: { 'Verification code': 'ABCDE23456', 'New Password': secret, 'Confirm Password': secret }, button: 'Reset Password' } },
  { call: 'verifyCode', code: 'wrong-code', form: { at: '/verify-email', user: talent, typed: { 'Digit 1 of 4': '1234' }, button: 'Submit Code' } },
  { call: 'updateProfile', code: 'invalid-input', form: { at: '/profile', user: talent, typed: { 'Last name': 'C' }, button: 'Save changes' } },
  { call: 'deleteAccount', code: 'wrong-password', form: { at: '/profile', user: talent, opens: 'Delete my account', typed: { 'Your password': secret }, button: 'Delete account' } },
];
const cases: Case[] = [
  ...['/login:Sign In', '/signup?role=TALENT:Sign Up', '/forgot-password-request:Send Code', '/change-password:Reset Password'].map((form) => ({ at: form.split(':')[0]!, button: form.split(':')[1]!, what: 'empty' })),
  { at: '/verify-email', user: talent, button: 'Submit Code', what: 'empty' },
  { at: '/profile', user: talent, typed: { 'Last name': '' }, button: 'Save changes', what: 'empty' },
  { at: '/change-password', typed: { 'Verification code': 'A', 'New Password': 'short', 'Confirm Password': 'other' }, button: 'Reset Password', what: 'with two faults' },
  ...refusals.map(({ call, code, form }) => ({ ...form, what: `refused as ${code}`, api: { [call]: () => refuse(code) } })),
];

/** Every sentence that is seen of each place that says what is wrong. */
function said(): Record<'summary' | 'fields' | 'toast', string[]> {
  const texts = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility()).map((one) => one.innerText.trim()).filter(Boolean);
  return { summary: texts('.br-summary :is(p, li)'), fields: texts('.br-error'), toast: texts('.br-toasts p') };
}

test.each(cases)('the form of $at, sent $what, says something, and no sentence twice', async ({ at, user, api, typed = {}, ticked, opens, button }) => {
  await drawProduct(at, { ...(user && { user }), ...(api && { api }) });
  if (opens) await page.getByRole('button', { name: opens }).click();
  for (const [label, text] of Object.entries(typed)) {
    if (label.startsWith('Digit')) {
      await page.getByLabelText(label).click();
      await userEvent.keyboard(text);
    } else await page.getByLabelText(label, { exact: true }).fill(text);
  }
  if (ticked) await page.getByText(ticked).click();
  if (!typed['Digit 1 of 4']) await page.getByRole('button', { name: button, exact: true }).click();
  await expect.poll(() => Object.values(said()).flat().length).toBeGreaterThan(0);
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const { summary, fields, toast } = said();
  const once = [...new Set(summary), ...new Set(fields), ...new Set(toast)]; // two fields may lack the same
  expect(once.filter((text, place) => once.indexOf(text) !== place)).toEqual([]);
});
