import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '@bridge/client';
import type { User } from '@bridge/model';
import { aSignIn, aUser, refuse, type FakeHandlers } from '@bridge/testing';
import { drawProduct } from './testing/draw.tsx';

// Every entry of the specification's catalogue of errors that an account screen can show, made to happen by the server's
// answer. Those of the blueprint are in libs/blueprint, those of signing in with Google in libs/auth/src/google.
type Entry = [name: string, path: string, api: FakeHandlers, act: () => Promise<void>, variant: 'error' | 'Error' | 'Success', words: string, user?: User];

const said = 'The server says why.';
const html = () => new Response('<html>', { status: 500 });
const done = (message = '') => ({ success: true as const, message });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const fill = (label: string, text: string) => page.getByLabelText(label, { exact: true }).fill(text);

async function logIn() {
  await fill('Email', 'demo.talent.1@example.com');
  await fill('Password', 'long enough');
  await press('Sign In');
}
async function signUp() {
  await page.getByRole('link', { name: /^Talents/ }).click();
  for (const [label, text] of [['First name', 'Demo'], ['Last name', 'Talent 1'], ['Email', 'demo.talent.1@example.com'], ['Password', 'long enough'], ['Birth month', '4'], ['Birth year', '1990']] as const) await fill(label, text);
  await page.getByLabelText('I am 16 or older and I accept the terms and the privacy notice').click();
  await press('Sign Up');
}
async function requestReset() {
  await fill('Email', 'demo.talent.1@example.com');
  await press('Send Code');
}
async function changePassword() {
  await fill('Verification code', 'ABCDE-23456');
  await fill('New Password', 'long enough');
  await fill('Confirm Password', 'long enough');
  await press('Reset Password');
}
async function verify() {
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).click();
  await userEvent.keyboard('0427');
}
async function resend() {
  vi.setSystemTime(Date.now() + 61_000);
  await press('Request again');
}

const entries: Entry[] = [
  ['login, with words', '/login', { login: () => refuse('wrong-credentials', said) }, logIn, 'error', said],
  ['login, without', '/login', { login: html }, logIn, 'error', 'An error occurred'],
  ['login', '/login', { login: () => aSignIn() }, logIn, 'Success', 'User logged in successfully'],
  ['sign-up, with words', '/select-user-type', { signUp: () => refuse('email-taken', said) }, signUp, 'Error', said],
  ['sign-up, without', '/select-user-type', { signUp: html }, signUp, 'Error', 'An error occurred'],
  ['sign-up', '/select-user-type', { signUp: () => aSignIn() }, signUp, 'Success', 'User created successfully'],
  ['reset request, with words', '/forgot-password-request', { startReset: () => refuse('too-many-requests', said) }, requestReset, 'error', said],
  ['reset request, without', '/forgot-password-request', { startReset: html }, requestReset, 'error', 'An error occurred'],
  ['reset request', '/forgot-password-request', { startReset: () => done() }, requestReset, 'Success', 'Successfully'],
  ['password change, with words', '/change-password', { changePassword: () => refuse('wrong-code', said) }, changePassword, 'error', said],
  ['password change, without', '/change-password', { changePassword: html }, changePassword, 'error', 'An error occurred'],
  ['password change', '/change-password', { changePassword: () => done() }, changePassword, 'Success', 'Password changed successfully'],
  ['verify, with words', '/verify-email', { verifyCode: () => refuse('too-many-requests', said) }, verify, 'Error', said, aUser()],
  ['verify, without', '/verify-email', { verifyCode: html }, verify, 'Error', 'Unable to verify email, please try again', aUser()],
  ['verify', '/verify-email', { verifyCode: () => done() }, verify, 'Success', 'Email verification succesfull', aUser()],
  ['resend, with words', '/verify-email', { resendCode: () => refuse('too-many-requests', said) }, resend, 'Error', said, aUser()],
  ['resend, without', '/verify-email', { resendCode: html }, resend, 'Error', 'We encountered an error, please try again.', aUser()],
  ['resend', '/verify-email', { resendCode: () => done() }, resend, 'Success', 'Email verification successfull', aUser()],
  ['resend, with the server’s words', '/verify-email', { resendCode: () => done(said) }, resend, 'Success', said, aUser()],
];

test.each(entries)('%s: a toast with the stated words, announced once', async (_, path, api, act, variant, words, user) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  sessionStorage.clear();
  await drawProduct(path, { api, ...(user && { user }) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await act();
  // Among the notifications, or at the head of the form that was refused.
  await expect.poll(() => Array.from(document.getElementsByClassName('br-toast'), ({ textContent }) => textContent)).toEqual([variant + words]);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  const live = page.getByRole(variant === 'Success' ? 'status' : 'alert');
  await expect.poll(() => live.elements().filter(({ textContent }) => textContent.includes(words))).toHaveLength(1);
});

test('somebody signed in without a role, and without a server that knows it, is asked for one at /login', async () => {
  await drawProduct('/', { api: { ownProfile: html } });
  session.signIn(aSignIn());
  localStorage.setItem('userData', JSON.stringify({ ...JSON.parse(localStorage.getItem('userData') ?? ''), role: 'ADMIN' }));
  await session.restore();
  const { location } = await drawProduct('/login', { api: { ownProfile: html } });
  await expect.poll(location).toBe('/select-user-type');
});

test('a profile that cannot be fetched says so and offers another try', async () => {
  await drawProduct('/profile', { user: aUser({ isEmailVerified: true }), api: { ownProfile: html } });
  await expect.element(page.getByText('Failed to fetch user profile')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});
