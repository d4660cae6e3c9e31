import { logIn, newcomer, signUp } from './people.ts';
import { openSurvey } from './survey.ts';
import { expect, test } from './test.ts';

test('a half-filled survey survives reload and lost network, and goes on in another browser', async ({ page, context, browser, baseURL }) => {
  const person = newcomer();
  await signUp(page, person);
  await openSurvey(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByPlaceholder('To become a CEO...').fill('To run a clinic');
  await dialog.getByRole('button', { name: 'Start Survey' }).click();
  await dialog.getByRole('button', { name: "Let's get started" }).click();
  await dialog.getByRole('combobox').selectOption('Student');
  await dialog.getByRole('button', { name: 'Next' }).click();

  await context.setOffline(true);
  await dialog.getByRole('textbox').fill('Midwifery');
  await expect(dialog.getByText('Saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Continue where you left off' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue('Midwifery');

  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await logIn(other, person);
  await other.getByRole('button', { name: 'Continue where you left off' }).first().click();
  await other.getByRole('dialog').getByRole('button', { name: 'Continue where you left off' }).click();
  await expect(other.getByRole('dialog').getByRole('textbox')).toHaveValue('Midwifery');
  await elsewhere.close();
});
