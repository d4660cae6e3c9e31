import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from './axe.ts';
import { newcomer, signUp, type Person } from './people.ts';
import { expect, test } from './test.ts';

async function logInAgain(page: Page, { email, password }: Person): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page.locator('#stand-in')).toHaveCount(0); // sent before the program is there, the form comes back with a field for the code: account-forms.test.ts
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('the second step is set up with an app; its codes and the recovery codes open the account, and another device is signed out', async ({ page, browser, baseURL }) => {
  test.slow();
  const person = newcomer();
  await signUp(page, person);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const key = await page.getByRole('dialog').locator('code').innerText();
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await expectAccessible(page, 'profile, setting up an app');
  await page.getByLabel('Code that the app shows').fill(app.generate());
  await page.getByRole('button', { name: 'Turn it on' }).click();
  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'profile, recovery codes');
  const [first = ''] = await shown.getByRole('listitem').allInnerTexts();
  await shown.getByRole('button', { name: 'I have kept them' }).click();

  const phone = await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 320, height: 640 } });
  const other = await phone.newPage();
  await other.goto('/login');
  await logInAgain(other, person);
  await expectAccessible(other, 'login, second step');
  await other.getByLabel('Code').fill('AAAAA-AAAAA');
  await other.keyboard.press('Enter');
  await expect(other.getByText(/This code is not right/).first()).toBeVisible();
  await other.getByLabel('Code').fill(first);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/talent\/dashboard$/);
  await page.reload();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('All other devices are signed out.')).toBeVisible();
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login/);
  await phone.close();
});

test('a passkey is made on the device and opens the account there', async ({ page }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', { options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true } });
  const person = newcomer();
  await signUp(page, person);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(/^Passkey ·/)).toBeVisible();
  await expectAccessible(page, 'profile, with a passkey');
  await logInAgain(page, person);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
});
