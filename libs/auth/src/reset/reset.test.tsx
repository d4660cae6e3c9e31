import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cookies, session } from '@bridge/client';
import { accessibilityProblems, aUser, refuse, renderRoute, type FakeHandlers } from '@bridge/testing';
import type { User } from '@bridge/model';
import { brand } from '../testing.ts';
import { ChangePassword } from './change-password.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { PasswordChanged } from './password-changed.tsx';
import { resetEmail } from './reset-email.ts';

const done = (message = '') => ({ success: true as const, message });
const email = 'demo.talent.1@example.com';
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const press = (name: string) => page.getByRole('button', { name }).click();
afterEach(() => cookies.remove('done'));
type Options = { theme?: 'light' | 'dark'; user?: User };

async function drawRequest(api: FakeHandlers = {}, options: Options = {}) {
  const onSent = vi.fn();
  const drawn = await renderRoute(<ForgotPassword brand={brand} onSent={onSent} />, { api, path: '/forgot-password-request', ...options });
  await expect.element(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  return { ...drawn, onSent };
}

async function drawChange(api: FakeHandlers = {}, options: Options = {}) {
  const onChanged = vi.fn();
  const drawn = await renderRoute(<ChangePassword brand={brand} onChanged={onChanged} />, { api, path: '/change-password', ...options });
  await expect.element(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  return { ...drawn, onChanged };
}

async function fillIn(password = 'long enough', again = password) {
  await field('Verification code').fill('ABCDE23456');
  await field('New Password').fill(password);
  await field('Confirm Password').fill(again);
}

test('a code is requested for the address in its one form, which is remembered', async () => {
  resetEmail.forget();
  const { api, onSent } = await drawRequest({ startReset: () => done('A code is on its way.') });
  await expect.element(page.getByText('Enter your email to get reset password code')).toBeVisible();
  await field('Email').fill(' Demo.Talent.1@Example.com');
  await press('Send Code');
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  expect(api.callsOf('startReset')).toMatchObject([{ params: { identifier: email }, body: { email } }]);
  expect([resetEmail.read(), onSent.mock.calls.length]).toEqual([email, 1]);
});

test.each([['', 'Successfully'], ['A code is on its way.', 'A code is on its way.']])('a server that says "%s" is heard on the screen of the code, once, and covers none of it', async (message, words) => {
  await page.viewport(360, 740);
  onTestFinished(() => page.viewport(1280, 720));
  const { screen, onSent } = await drawRequest({ startReset: () => done(message) });
  await field('Email').fill(email);
  await press('Send Code');
  await expect.poll(() => onSent.mock.calls.length).toBe(1);
  await screen.unmount();
  const again = await drawChange();
  await expect.element(page.getByRole('status').getByText(words, { exact: true })).toBeVisible();
  const said = document.querySelector('.br-toast')!.getBoundingClientRect(); // it is visible
  for (const part of [page.getByRole('heading', { level: 1 }), field('Verification code'), field('New Password'), field('Confirm Password')]) {
    const { top, bottom } = part.element().getBoundingClientRect();
    expect(bottom <= said.top || top >= said.bottom).toBe(true);
  }
  expect(await accessibilityProblems()).toEqual([]);
  await press('Dismiss');
  await expect.element(page.getByText(words, { exact: true })).not.toBeInTheDocument();
  await again.screen.unmount();
  await drawChange();
  await expect.element(page.getByText(words, { exact: true })).not.toBeInTheDocument();
});

test('a wrong code makes room for the next one, which is typed at once; the passwords stay', async () => {
  resetEmail.remember(email, 'A code is on its way.');
  await drawChange({ changePassword: () => refuse('wrong-code', 'This code is not right.') });
  await expect.element(page.getByText('A code is on its way.')).toBeVisible();
  await fillIn();
  await press('Reset Password');
  await expect.element(page.getByRole('alert').getByText('This code is not right.')).toBeVisible();
  await expect.element(page.getByText('A code is on its way.')).not.toBeInTheDocument();
  await expect.element(field('Verification code')).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve, 100)); // nothing takes it away
  await expect.element(field('Verification code')).toHaveFocus();
  await expect.element(field('Verification code')).toHaveValue('');
  await expect.element(field('New Password')).toHaveValue('long enough');
});

test.each([
  ['', 'Enter your email'],
  ['nobody@nowhere', 'Please enter a valid email address'],
])('"%s" is no address to send a code to', async (typed, problem) => {
  const { api } = await drawRequest();
  await field('Email').fill(typed);
  await press('Send Code');
  await expect.element(field('Email')).toHaveAccessibleDescription(problem);
  expect(api.callsOf('startReset')).toEqual([]);
});

test.each(['ABCDE-23456', ''])('with code "%s", a new password that is too short and not repeated is told both, each under its field', async (code) => {
  const { api } = await drawChange({});
  await field('Verification code').fill(code);
  await field('New Password').fill('seven 7');
  await field('Confirm Password').fill('seven');
  await press('Reset Password');
  await expect.element(field('New Password')).toHaveAccessibleDescription(/Password must be at least 8 characters long/);
  await expect.element(field('Confirm Password')).toHaveAccessibleDescription('Password does not match');
  expect(api.callsOf('changePassword')).toEqual([]);
});

test('"Remember your Password?" leads to login', async () => {
  await drawRequest();
  await expect.element(page.getByRole('link', { name: 'Remember your Password?' })).toHaveAttribute('href', '/login');
});

test('the new password is sent with code and remembered address, which is then forgotten', async () => {
  resetEmail.remember(email);
  const { api, onChanged } = await drawChange({ changePassword: () => done() });
  await expect.element(page.getByText(`If there is an account for ${email}, the code is on its way there.`)).toBeVisible();
  await fillIn();
  await press('Reset Password');
  await expect.element(page.getByText('Password changed successfully')).toBeVisible();
  expect(api.callsOf('changePassword')[0]?.body).toEqual({ uniqueVerificationCode: 'ABCDE23456', newPassword: 'long enough', confirmPassword: 'long enough', email });
  expect([resetEmail.read(), onChanged.mock.calls.length]).toEqual([undefined, 1]);
});

test('without a remembered address the code alone is sent', async () => {
  resetEmail.forget();
  const { api } = await drawChange({ changePassword: () => done() });
  await expect.element(page.getByText('You need a code for this. If you have one from a mail of ours, enter it here.')).toBeVisible();
  await fillIn();
  await press('Reset Password');
  await expect.poll(() => api.callsOf('changePassword')[0]?.body).not.toHaveProperty('email');
});

test('new passwords are plain text, and each stays hidden once it was hidden', async () => {
  await drawChange({ changePassword: () => refuse('wrong-code', 'This code is not right.') });
  await fillIn();
  await expect.element(field('New Password')).toHaveAttribute('type', 'text');
  const hide = page.getByRole('button', { name: 'Hide new password' });
  await expect.element(hide).toHaveAttribute('aria-pressed', 'false');
  await hide.click();
  const hidden = page.getByLabelText('New Password', { exact: true });
  await expect.element(hidden).toHaveAttribute('type', 'password');
  await press('Reset Password');
  await expect.element(field('Verification code')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByRole('alert').getByText('This code is not right.')).toBeVisible();
  await expect.element(hidden).toHaveAttribute('type', 'password');
  await expect.element(hidden).toHaveValue('long enough');
  await expect.element(field('Confirm Password')).toHaveAttribute('type', 'text');
});

test.each([
  ['seven 7', 'seven 7', 'New Password', 'Password must be at least 8 characters long'],
  ['long enough', 'long enoug', 'Confirm Password', 'Password does not match'],
])('"%s" and "%s": %s says "%s"', async (password, again, name, problem) => {
  const { api } = await drawChange();
  await fillIn(password, again);
  await press('Reset Password');
  await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(problem));
  await expect.poll(() => document.activeElement?.textContent).toContain(name);
  expect(api.callsOf('changePassword')).toEqual([]);
});

test('who was signed in is not any more', async () => {
  await drawChange({ changePassword: () => done() }, { user: aUser() });
  await fillIn();
  await press('Reset Password');
  await expect.poll(() => session.current()).toBeNull();
});

test('the last screen claims nothing where nothing happened, and leads to the code', async () => {
  await renderRoute(<PasswordChanged brand={brand} happened={false} />);
  await expect.element(page.getByRole('heading', { name: 'No password changed' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Reset your password' })).toHaveAttribute('href', '/forgot-password-request');
  expect(await accessibilityProblems()).toEqual([]);
});

test('the last screen leads to login', async () => {
  await renderRoute(<PasswordChanged brand={brand} happened />);
  await expect.element(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Proceed to Login' })).toHaveAttribute('href', '/login');
  expect(await accessibilityProblems()).toEqual([]);
});

test.each(['light', 'dark'] as const)('nothing breaks WCAG 2.2 AA in %s, empty and with errors', async (theme) => {
  const { screen } = await drawRequest({}, { theme });
  expect(await accessibilityProblems()).toEqual([]);
  await press('Send Code');
  await expect.element(page.getByText('Enter your email').first()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await screen.unmount();
  await drawChange({}, { theme });
  expect(await accessibilityProblems()).toEqual([]);
  await press('Reset Password');
  await expect.element(page.getByText('Enter your new password').first()).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});
