import type { Page } from '@playwright/test';
import { resetCode, verificationCode } from './mails.ts';
import { logIn, newcomer, signUp } from './people.ts';
import { expect, test } from './test.ts';

// Both journeys are gone through by keyboard alone; what a screen reader is told on the way stands beside each step.
const heard = (page: Page) => expect(page.getByRole('main'));
const announced = (page: Page) => expect(page.getByRole('region', { name: 'Notifications' }));

/** Tabs until something with this name has the focus, which must then be visible. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('link', { name }).or(page.getByRole('button', { name })).or(page.getByRole('textbox', { name, exact: true })).or(page.getByRole('checkbox', { name }));
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) {
      const outlined = await page.evaluate(() => {
        const focused = document.activeElement;
        const around = [focused, focused?.parentElement, focused?.nextElementSibling].filter((part) => part !== null && part !== undefined);
        return around.some((part) => getComputedStyle(part).outlineStyle !== 'none');
      });
      expect(outlined, `the focus on ${name} can be seen`).toBe(true);
      return;
    }
  }
  throw new Error(`No Tab leads to ${name}.`);
}

test('by keyboard alone: sign up, then verify the address with the code from the mail', async ({ page }) => {
  const person = newcomer();
  await page.goto('/select-user-type');
  await tabTo(page, /^Talents/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeFocused();
  await heard(page).toMatchAriaSnapshot(`
    - main:
      - heading "Create your account" [level=1]
      - textbox "First name"
      - textbox "Last name"
      - textbox "Email"
      - textbox "Password"
      - button "Show password"
      - textbox "Birth month"
      - paragraph: A number from 1 to 12
      - textbox "Birth year"
      - paragraph: Such as 2004
      - link "Read the whole terms (opens in a new tab)":
        - /url: /terms
      - link "Read the privacy notice (opens in a new tab)":
        - /url: /privacy
      - checkbox "I am 16 or older and I accept the terms and the privacy notice"
      - button "Sign Up"
  `);
  for (const [label, text] of [['First name', person.firstName], ['Last name', person.lastName], ['Email', person.email], ['Password', person.password], ['Birth month', '4'], ['Birth year', '1990']] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await tabTo(page, 'I am 16 or older and I accept the terms and the privacy notice');
  await page.keyboard.press('Space');
  await tabTo(page, 'Sign Up');
  await page.keyboard.press('Enter');
  await announced(page).toMatchAriaSnapshot(`
    - region "Notifications":
      - status:
        - paragraph: Success
        - paragraph: User created successfully
  `);
  await expect(page).toHaveURL(/\/talent\/dashboard$/);

  await tabTo(page, 'Verify your email');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Digit 1 of 4')).toBeFocused();
  await expect(page.getByText(`A verification mail was sent to ${person.email}.`)).toBeVisible();
  const code = await verificationCode(page, person.email);
  await tabTo(page, 'Submit Code');
  await page.keyboard.press('Enter');
  // Each problem is said once, at the boxes: the focus is in the first of them, which is described by it.
  const first = page.getByRole('textbox', { name: 'Digit 1 of 4' });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/^Enter the code sent to your email/);
  await page.keyboard.type(code === '0000' ? '0001' : '0000');
  await expect(first).toHaveAccessibleDescription(/^This code is not right, or it is no longer valid\. Check it, or request a new one\./);
  await expect(first).toBeFocused();
  await expect(first).toHaveValue('');
  await page.keyboard.type(code);
  await expect(page.getByText('Email verification succesfull')).toBeVisible();
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Verify your email' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Verify your email' })).toHaveCount(0);
});

test('by keyboard alone: a forgotten password; every sign-in of before ends, also in another tab', async ({ page, browser, baseURL }) => {
  const person = newcomer();
  await signUp(page, person);
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await logIn(other, person);
  const tab = await elsewhere.newPage();
  await tab.goto('/talent/career');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await page.goto('/login');
  await tabTo(page, 'Forgot Password?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
  await tabTo(page, 'Email');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`If there is an account for ${person.email}, the code is on its way there.`)).toBeVisible();
  await heard(page).toMatchAriaSnapshot(`
    - main:
      - status:
        - paragraph: Success
        - paragraph: If there is an account with this email address, a code is on its way to it.
      - heading "Reset your password" [level=1]
      - textbox "Verification code"
      - textbox "New Password"
      - button "Hide new password"
      - textbox "Confirm Password"
      - button "Hide confirmed password"
      - button "Reset Password"
      - paragraph:
        - link "Request again"
  `);
  const code = await resetCode(page, person.email);
  const password = 'eight lamps on a bridge';
  for (const [label, text] of [['Verification code', code], ['New Password', password], ['Confirm Password', `${password}!`]] as const) {
    await tabTo(page, label);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Confirm Password' })).toHaveAccessibleDescription('Password does not match');
  await expect(page.getByRole('alert').getByRole('button', { name: 'Confirm Password' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirm Password' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await announced(page).toMatchAriaSnapshot(`
    - region "Notifications":
      - status:
        - paragraph: Success
        - paragraph: Password changed successfully
  `);
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeFocused();

  // One tab hears of it with its next question; the other one follows, and goes back to where it was.
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login$/);
  await expect(tab).toHaveURL(/\/login$/);
  await tab.getByLabel('Email').fill(person.email);
  await tab.getByLabel('Password', { exact: true }).fill(password);
  await tab.getByRole('button', { name: 'Sign In' }).click();
  await expect(tab).toHaveURL(/\/talent\/career$/);
  await elsewhere.close();

  await tabTo(page, 'Proceed to Login');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
});

test('one’s profile: changed, taken along as a file, deleted', async ({ page }) => {
  const person = newcomer();
  await signUp(page, person);
  await page.goto('/profile');
  await page.getByLabel('First name').fill('Renamed');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('nairobi');
  await page.getByRole('option', { name: /^Nairobi/ }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile updated successfully')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Renamed');
  await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Nairobi (UTC+3)');

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export my data' }).click()]);
  expect(download.suggestedFilename()).toBe('my-data.json');
  const chunks = await (await download.createReadStream()).toArray();
  expect(JSON.parse(Buffer.concat(chunks).toString())).toMatchObject({ account: { email: person.email, firstName: 'Renamed', timeZone: 'Africa/Nairobi' } });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your account and everything stored with it were deleted.')).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').getByText(/is not right/)).toBeVisible();
});
