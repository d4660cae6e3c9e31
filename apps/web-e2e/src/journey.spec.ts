import { logIn, newcomer, signUp } from './people.ts';
import { takeSurveyByKeyboard } from './survey.ts';
import { expect, test } from './test.ts';

test('a visitor signs up, takes the survey by keyboard, saves the blueprint, ticks a milestone and finds it ticked elsewhere', async ({ page, browser, baseURL }) => {
  const person = newcomer();
  await signUp(page, person);
  await expect(page.getByText('User created successfully')).toBeVisible();
  await expect(page.getByText('Your personalized career blueprint starts here!')).toBeVisible();

  await takeSurveyByKeyboard(page);
  const modal = page.getByRole('dialog', { name: 'Career Blueprint' });
  await expect(modal.getByRole('heading', { name: 'Year 5' })).toBeVisible();
  await modal.getByRole('button', { name: 'Save Blueprint' }).press('Enter');
  await expect(page.getByText('Your blueprint has been successfully saved.')).toBeVisible();
  await expect(page.getByText('Your personalized blueprint is ready!')).toBeVisible();
  await expect(page.getByText('In Healthcare, an industry you chose').first()).toBeVisible(); // what is recommended follows the answers at once

  await page.getByRole('link', { name: 'View Your Blueprint' }).or(page.getByRole('button', { name: 'View Your Blueprint' })).click();
  await expect(page).toHaveURL(/\/talent\/career/);
  await page.getByRole('button', { name: 'Mark as Completed' }).first().click();
  await expect(page.locator('.br-toasts')).toContainText(/Task completed successfully|Kept on this device/); // a server that is too busy for it is asked again
  await expect(page.getByRole('button', { name: /^Completed/ })).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('button', { name: /^Completed/ })).toHaveCount(1);

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await logIn(other, person);
  await expect(async () => {
    await other.goto('/talent/career');
    await expect(other.getByRole('button', { name: /^Completed/ })).toHaveCount(1, { timeout: 20_000 });
  }).toPass({ timeout: 120_000 });

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).or(page.getByRole('button', { name: 'Logout' })).click();
  const question = page.getByRole('alertdialog', { name: 'Log Out?' });
  await expect(question.getByText('Are you sure you want to logout?')).toBeVisible();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout Successfull')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/talent/career');
  await expect(page).toHaveURL(/\/login/);
  await elsewhere.close();
});
