import { expectAccessible } from './axe.ts';
import { newcomer, signUp } from './people.ts';
import { expect, test } from './test.ts';

test('account screens break no rule, empty and with problems', async ({ page }) => {
  test.slow();
  await page.goto('/forgot-password-request');
  await expectAccessible(page, 'reset request');
  await page.getByRole('button', { name: 'Send Code' }).click();
  await expectAccessible(page, 'reset request with problems');
  await page.goto('/change-password');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectAccessible(page, 'password change with problems');
  for (const label of ['Verification code', 'New Password', 'Confirm Password']) await page.getByLabel(label, { exact: true }).fill('ABCDE23456');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert').getByText(/This code is not right/).first()).toBeVisible();
  await expectAccessible(page, 'password change, refused');
  for (const [path, state] of [['/change-password-success', 'password changed'], ['/signup-success', 'verified']] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, state);
  }
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').getByText(/is not right/).first()).toBeVisible();
  await expectAccessible(page, 'login, refused');
  await page.goto('/sign-in/popup');
  await expect(page.getByRole('heading', { name: 'You can close this window.' })).toBeVisible();
  await expectAccessible(page, 'the window of a third party, back on this site');
  await signUp(page, newcomer());
  await page.goto('/verify-email');
  await page.getByRole('button', { name: 'Submit Code' }).click();
  await expectAccessible(page, 'verify with problems');
  await page.getByLabel('Digit 1 of 4').focus();
  await page.keyboard.type('0000');
  await expect(page.getByText(/This code is not right/)).toBeVisible();
  await expectAccessible(page, 'verify, refused');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'About you' })).toBeVisible();
  await expectAccessible(page, 'profile');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expectAccessible(page, 'profile, deletion');
});
