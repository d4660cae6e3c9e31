import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { answering, startingTime } from './answering.ts';
import { expectAccessible } from './axe.ts';
import { thirdPartyPorts } from './products.ts';
import { expect, test } from './test.ts';

// The whole way: our page, the provider's window, back, and in. The product and the provider are this file's own.
const site = `http://127.0.0.1:${thirdPartyPorts.product}`; // one host with the provider
const folder = mkdtempSync(path.join(tmpdir(), 'bridge-third-party-'));
const running: ChildProcess[] = [];

test.use({ baseURL: site });
test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(startingTime);
  const provider = start(['apps/api/src/demo/serve-openid.ts'], { PORT: String(thirdPartyPorts.provider), PUBLIC_URL: site });
  const line = await new Promise<string>((resolve) => provider.stdout?.once('data', (text: Buffer) => resolve(text.toString())));
  const settings = Object.fromEntries(line.trim().split(' ').map((pair) => pair.split('=')));
  const product = start(['--liftoff-only', 'apps/api/dist/main.js'], { PORT: String(thirdPartyPorts.product), PUBLIC_URL: site, DATA_FOLDER: folder, ...settings });
  await answering(`${site}/api/health`, product);
});

test.afterAll(async () => {
  for (const child of running) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.kill('SIGTERM')) await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(parameters: string[], settings: Record<string, string>): ChildProcess {
  const child = spawn('node', parameters, { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout?.on('data', () => {}); // what nobody reads would fill the pipe one day
  running.push(child);
  return child;
}

/** Presses Google and says at the provider who one is. */
async function goOnWithGoogle(page: Page, name: string): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Google' }).click()]);
  const closed = popup.waitForEvent('close');
  await popup.locator('input[name=login]').fill(name);
  await popup.locator('input[name=password]').fill('anything');
  await popup.getByRole('button', { name: 'Sign-in' }).click();
  await popup.getByRole('button', { name: 'Continue' }).click();
  await closed;
}

test('signing up as a mentor with Google; the next time Google is enough, and the role stays', async ({ page }) => {
  const name = `mentor-${randomUUID()}`;
  await page.goto('/select-user-type');
  await page.getByRole('link', { name: /^Mentors/ }).click();
  await expect(page.getByText('Or sign up with')).toBeVisible();
  await expectAccessible(page, 'sign-up with Google');
  await page.getByLabel('I am 18 or older and I accept the terms and the privacy notice').check();
  await goOnWithGoogle(page, name);
  await expect(page).toHaveURL(/\/mentor\/dashboard$/);
  await expect(page.getByText('Success', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify your email' })).toHaveCount(0); // the provider has verified it
  const cookie = (await page.context().cookies()).find((one) => one.name === 'authToken');
  expect(Math.round(((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000)).toBe(7);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await expect(page.getByText('Or sign in with')).toBeVisible();
  await expectAccessible(page, 'login with Google');
  await goOnWithGoogle(page, name);
  await expect(page).toHaveURL(/\/mentor\/dashboard$/);
  await expect(page.getByText('Welcome Back', { exact: true })).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText(`${name}@demo.example`).first()).toBeVisible();
});

test('a window that is closed halfway gives the button back', async ({ page }) => {
  await page.goto('/login');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Google' }).click()]);
  await expect(popup.locator('input[name=login]')).toBeVisible();
  await popup.close();
  await expect(page.getByRole('button', { name: 'Google' })).not.toHaveAttribute('aria-disabled');
  await expect(page.getByText('Something went wrong')).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
});
