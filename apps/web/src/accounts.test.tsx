import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { session } from '@bridge/client';
import { accessibilityProblems, aUser, refuse } from '@bridge/testing';
import { drawProduct } from './testing/draw.tsx';

const heading = (name: string) => expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
const done = (message = '') => ({ success: true as const, message });
const verified = aUser({ isEmailVerified: true });
const banner = () => page.getByRole('region', { name: 'Your email' });

test.each([
  ['/talent/dashboard', aUser()],
  ['/talent/career', aUser()],
  ['/profile', aUser()],
  ['/mentor/dashboard', aUser({ role: 'MENTOR' })],
  ['/partner/dashboard', aUser({ role: 'PARTNER' })],
])('%s leads to the code until the address is verified', async (path, user) => {
  const { location } = await drawProduct(path, { user });
  await banner().getByRole('link', { name: 'Verify your email' }).click();
  await heading('Verify your email');
  expect([location(), document.title]).toEqual(['/verify-email', 'Verify your email · Bridge AI']);
});

test('with a verified address there is no banner and no code to enter', async () => {
  const { location, router } = await drawProduct('/profile', { user: verified });
  await heading('Your profile');
  expect(banner().elements()).toEqual([]);
  await router.navigate({ to: '/verify-email' });
  await expect.poll(location).toBe('/talent/dashboard');
});

test('an address that was verified on another device is noticed', async () => {
  const user = aUser();
  await drawProduct('/talent/career', { user, api: { ownProfile: () => ({ firstName: 'Demo', lastName: 'Talent 1', role: 'TALENT', user: { ...user, isEmailVerified: true } }) } });
  await expect.poll(() => session.current()?.user.user.isEmailVerified).toBe(true);
  await expect.poll(() => banner().elements()).toEqual([]);
});

test('the right code leads past /login home, and the banner is gone', async () => {
  const { location } = await drawProduct('/verify-email', { user: aUser(), api: { verifyCode: () => done() } });
  await heading('Verify your email');
  await page.getByRole('textbox', { name: 'Digit 1 of 4' }).click();
  await userEvent.keyboard('0427');
  await expect.element(page.getByText('Email verification succesfull')).toBeVisible();
  await expect.poll(location).toBe('/talent/dashboard');
  await expect.poll(() => banner().elements()).toEqual([]); // the address is there before the screen is
});

test.each(['/verify-email', '/profile'])('%s asks a visitor to sign in', async (path) => {
  const { location } = await drawProduct(path);
  await heading('Welcome back');
  expect(location()).toBe('/login');
});

test.each(['/login', '/signup', '/select-user-type', '/forgot-password-request', '/blueprint-share?id=nobody'])('at the foot of %s the colours that are chosen are marked, as on every page', async (path) => {
  onTestFinished(() => void (document.cookie = 'theme=; path=/; max-age=0'));
  for (const choice of ['system', 'dark', 'light']) {
    document.cookie = choice === 'system' ? 'theme=; path=/; max-age=0' : `theme=${choice}; path=/`;
    const { screen } = await drawProduct(path);
    await expect.poll(() => [...document.querySelectorAll('.web-colours [aria-pressed=true]')].map((button) => button.getAttribute('value'))).toEqual([choice]);
    await screen.unmount();
  }
});

test.each(['/signup-success', '/change-password-success'])('%s claims nothing to whoever has done nothing', async (path) => {
  await drawProduct(path, path === '/signup-success' ? { user: aUser() } : {});
  await heading(path === '/signup-success' ? 'Email not verified yet' : 'No password changed');
});

test('the frame is that of public pages, in which the place one is at has its languages and colours', async () => {
  await drawProduct('/login');
  await heading('Welcome back');
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })).toBeVisible();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect.poll(() => document.documentElement.classList.contains('dark')).toBe(true);
  await page.getByRole('button', { name: 'System' }).click();
});

test('/signup-success of a verified address leads over /signin home', async () => {
  const { location } = await drawProduct('/signup-success', { user: verified });
  await heading('Verification Successful!');
  await expect.element(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/signin');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect.poll(location).toBe('/talent/dashboard');
});

test('from "Forgot Password?" to a new password and back to login', async () => {
  const { location } = await drawProduct('/login', { api: { startReset: () => done('A code is on its way.'), changePassword: () => done() } });
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect.poll(location).toBe('/forgot-password-request');
  await page.getByLabelText('Email').fill('demo.talent.1@example.com');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expect.element(page.getByText('If there is an account for demo.talent.1@example.com, the code is on its way there.')).toBeVisible();
  expect(location()).toBe('/change-password');
  await page.getByLabelText('Verification code').fill('ABCDE23456');
  await page.getByLabelText('New Password', { exact: true }).fill('long enough');
  await page.getByLabelText('Confirm Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await heading('Password Reset Successful');
  expect(location()).toBe('/change-password-success');
  await page.getByRole('link', { name: 'Proceed to Login' }).click();
  await heading('Welcome back');
});

test('/forgot-password leads to the request', async () => {
  const { location } = await drawProduct('/forgot-password');
  await heading('Reset your password');
  expect(location()).toBe('/forgot-password-request');
});

test('a session that the server has ended leads to /login from the profile, once', async () => {
  const { location } = await drawProduct('/profile', { user: verified, api: { ownProfile: () => refuse('not-signed-in') } });
  await heading('Welcome back');
  await expect.element(page.getByText('Your sign-in has ended. Sign in again to go on where you were.')).toBeVisible();
  expect(location()).toBe('/login');
});

test('the account menu leads to the profile', async () => {
  const { location } = await drawProduct('/talent/career', { user: verified });
  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('dialog', { name: 'Account' }).getByRole('link', { name: 'Profile' }).click();
  await heading('Your profile');
  expect(location()).toBe('/profile');
});

test('pointing at the way home, or tabbing to it, does not go there', async () => {
  const left: string[] = [];
  await drawProduct('/profile', { user: verified, leave: (href) => left.push(href) });
  await heading('Your profile');
  const home = page.getByRole('link', { name: 'Bridge AI, home' }).first();
  await home.hover();
  (home.element() as HTMLElement).focus();
  await new Promise((resolve) => setTimeout(resolve, 300)); // links are looked at beforehand after 50 ms
  expect(left).toEqual([]);
  await home.click();
  await expect.poll(() => left).toEqual(['/']);
});

test.each([360, 1280])('profile and banner break no rule of WCAG 2.2 AA at %i px', async (width) => {
  await drawProduct('/profile', { user: aUser(), width });
  await expect.element(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
