import { expectAccessible } from './axe.ts';
import { hiddenControls, smallPhone } from './hidden-controls.ts';
import { followRequests, settled as drawn } from './language-faults.ts';
import { logIn, newcomer, signUp } from './people.ts';
import { generate, openSurvey, answerEverything } from './survey.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';
import { enter, tourOfRole } from './tour.ts';

test.slow(); // every state is looked at in two themes and three widths

test('the screens before signing in break no rule', async ({ page }) => {
  await page.goto('/select-user-type');
  await expect(page.getByRole('heading', { name: 'Tailor your experience' })).toBeVisible();
  await expectAccessible(page, 'select type');

  await page.getByRole('button', { name: /^Talents/ }).or(page.getByRole('link', { name: /^Talents/ })).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expectAccessible(page, 'sign-up');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('First name').focus();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long').first()).toBeVisible();
  await expectAccessible(page, 'sign-up with problems');

  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectAccessible(page, 'login with problems');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expectAccessible(page, 'not found');
});

test('the survey breaks no rule, step by step', async ({ page }) => {
  await signUp(page, newcomer());
  await expectAccessible(page, 'dashboard without a blueprint');
  await openSurvey(page);
  await expectAccessible(page, 'envision');
  await answerEverything(page, (state) => expectAccessible(page, state));
  await generate(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save Blueprint' })).toBeEnabled();
  await expectAccessible(page, 'blueprint');
});

test('the blueprint’s screens and dialogs break no rule', async ({ page }) => {
  const person = newcomer();
  await signUp(page, person);
  await openSurvey(page);
  await answerEverything(page);
  await generate(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Save Blueprint' }).click();
  await expect(page.getByText('Your personalized blueprint is ready!')).toBeVisible();
  await expectAccessible(page, 'dashboard');

  await page.goto('/talent/career');
  await page.getByRole('button', { name: 'Mark as Completed' }).first().click();
  await expect(page.getByText('Task completed successfully')).toBeVisible();
  await expectAccessible(page, 'career page with a toast');

  for (const [entry, state] of [['Delete', 'delete dialog'], ['Update', 'update dialog']] as const) {
    await page.getByRole('button', { name: 'Blueprint menu' }).press('Enter');
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await expectAccessible(page, state);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
    await settled(page); // it gives the focus back as it goes
  }
  await page.getByRole('button', { name: 'Blueprint menu' }).press('Enter');
  await page.getByRole('menuitem', { name: 'View' }).click();
  await expect(page.getByRole('button', { name: 'Back' }).or(page.getByRole('link', { name: 'Back' }))).toBeVisible();
  await expectAccessible(page, 'blueprint detail');

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).or(page.getByRole('button', { name: 'Logout' })).click();
  await expect(page.getByRole('alertdialog', { name: 'Log Out?' })).toBeVisible();
  await expectAccessible(page, 'logout dialog');
});

test('mentors and partners have an honest home that breaks no rule', async ({ page }) => {
  for (const role of ['mentor', 'partner']) {
    await logIn(page, { email: `${role}1@demo.example`, password: `demo-${role}-1` });
    await expect(page).toHaveURL(new RegExp(`/${role}/dashboard$`));
    await expectAccessible(page, `${role} home`);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

for (const role of ['talent', 'mentor', 'partner'] as const) {
  test(`on a small phone nothing lies over a ${role}’s control that has the focus, and each can be hit`, async ({ page }) => {
    await page.setViewportSize(smallPhone);
    followRequests(page);
    await enter(page, '', role, 1);
    const found: string[] = [];
    await tourOfRole(page, '', role, async (state) => {
      await drawn(page);
      found.push(...(await hiddenControls(page)).map((fault) => `${state}: ${fault}`));
    });
    expect(found).toEqual([]);
  });
}
