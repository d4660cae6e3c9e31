import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { withBlueprint } from './blueprint.ts';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

const rows = (page: Page) => page.locator('details[open]').getByRole('listitem');
const textOf = async (page: Page, place: number) => (await rows(page).nth(place).locator('p').first().textContent()) ?? '';
async function open(page: Page, text: string, entry: string) {
  await page.getByRole('button', { name: `Change “${text}”` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test.slow(); // in the long run every state is looked at in two themes and three widths

test("a roadmap is made one's own: words, order, target, note, link; all of it is there after a reload and in another browser", async ({ page, browser, baseURL }) => {
  const person = await withBlueprint(page);
  const [first, second] = [await textOf(page, 0), await textOf(page, 1)];

  await open(page, first, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit milestone' });
  await dialog.getByLabel('Milestone', { exact: true }).fill('Shadow a nurse for one day');
  await dialog.getByLabel(/^Target quarter/).selectOption({ index: 3 });
  const target = await dialog.getByLabel(/^Target quarter/).locator('option:checked').textContent();
  await dialog.getByLabel(/^Note/).fill('Ask at the clinic\nbefore spring');
  await dialog.getByLabel(/^Link/).fill('example.org/clinic');
  await expectAccessible(page, 'the dialog of a milestone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Milestone saved')).toBeVisible();
  await expect(rows(page).first()).toContainText(`Target: ${target}`);
  await expect(rows(page).first().getByRole('link', { name: 'example.org' })).toHaveAttribute('href', 'https://example.org/clinic');

  // By keyboard alone: down by one, and a new one
  await page.getByRole('button', { name: 'Change “Shadow a nurse for one day”' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows(page).first()).toContainText(second);
  await expect(page.getByRole('button', { name: 'Change “Shadow a nurse for one day”' })).toBeFocused();
  await page.getByRole('button', { name: 'Add a milestone to Year 1' }).focus();
  await page.keyboard.press('Enter');
  const adding = page.getByRole('dialog', { name: 'Add a milestone' });
  await adding.getByLabel('Milestone', { exact: true }).focus();
  await page.keyboard.type('Learn to keep bees');
  await adding.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(rows(page).last()).toContainText('Added by you');

  await open(page, second, 'Remove');
  await expect(rows(page).filter({ hasText: second })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page).first()).toContainText(second);

  await page.getByRole('listitem').filter({ hasText: 'Learn to keep bees' }).getByRole('button', { name: 'Mark as Completed' }).click();
  await expect(page.getByText('Task completed successfully')).toBeVisible();

  await page.reload();
  await expect(rows(page).nth(1)).toContainText('Shadow a nurse for one day');
  const elsewhere = await browser.newContext({ baseURL });
  const other = await elsewhere.newPage();
  await logIn(other, person);
  await other.goto('/talent/career?year=1');
  await expect(rows(other).nth(1)).toContainText('Shadow a nurse for one day');
  await expect(rows(other).nth(1)).toContainText('Ask at the clinic');
  await expect(rows(other).last()).toContainText('Learn to keep bees');
  await expect(rows(other).last().getByRole('button', { name: 'Completed', exact: true })).toBeVisible();

  // Two windows, one milestone: the second is told, and what was typed is there to save again
  await open(other, 'Learn to keep bees', 'Edit');
  await open(page, 'Learn to keep bees', 'Edit');
  await page.getByRole('dialog').getByLabel(/^Note/).fill('two hives');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await other.getByRole('dialog').getByLabel('Milestone', { exact: true }).fill('Learn to keep wild bees');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText(/changed in another window/)).toBeVisible();
  await expect(other.getByRole('dialog').getByLabel(/^Note/)).toHaveValue('two hives');
  await expect(other.getByRole('dialog').getByLabel('Milestone', { exact: true })).toHaveValue('Learn to keep wild bees');
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(rows(other).last()).toContainText('Learn to keep wild bees');
  await expect(rows(other).last()).toContainText('two hives');
  await elsewhere.close();
});

test('it is printed on two sheets at most and saved as Markdown, JSON and calendar', async ({ page }) => {
  await withBlueprint(page);
  const first = await textOf(page, 0);
  await open(page, first, 'Edit');
  await page.getByRole('dialog').getByLabel(/^Target quarter/).selectOption('2027-Q2');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Milestone saved')).toBeVisible();

  await page.getByRole('button', { name: 'Blueprint menu' }).click();
  await page.getByRole('menuitem', { name: 'Print or save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print or save your blueprint' });
  await expectAccessible(page, 'print or save');
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name, exact: true }).click()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  };
  const markdown = await saved('Markdown');
  expect(markdown.name).toBe('career-blueprint.md');
  expect(markdown.text).toContain('  - Target: Q2 2027');
  const json = await saved('JSON');
  expect(JSON.parse(json.text)).toMatchObject({ structuredJson: { fiveYearRoadmap: { year1: expect.arrayContaining([first]) } } });
  const calendar = await saved('Calendar');
  expect(calendar.name).toBe('career-blueprint.ics');
  expect(calendar.text).toContain('DTSTART;VALUE=DATE:20270630\r\n');

  const sheet = await page.pdf({ format: 'A4', margin: { top: '12mm', bottom: '12mm', left: '14mm', right: '14mm' } });
  const sheets = sheet.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  expect(sheets).toBeGreaterThanOrEqual(1);
  expect(sheets).toBeLessThanOrEqual(2);
});

test('an update keeps what was edited, and the version before it can be taken up again', async ({ page }) => {
  await withBlueprint(page);
  const first = await textOf(page, 0);
  await open(page, first, 'Edit');
  await page.getByRole('dialog').getByLabel('Milestone', { exact: true }).fill('My own words');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(rows(page).first()).toContainText('My own words');
  await page.getByRole('button', { name: 'Dismiss' }).click(); // it may cover the corner of a dialog on a phone

  await page.getByRole('button', { name: 'Blueprint menu' }).click();
  await page.getByRole('menuitem', { name: 'Update' }).click();
  const edited = page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'My own words' });
  await expect(edited.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page, 'the comparison');
  await edited.getByText('Keep it as it is').click();
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('Blueprint Updated Successfully')).toBeVisible();
  await expect(rows(page).first()).toContainText(first);
  await page.getByRole('button', { name: 'Dismiss' }).click();

  await page.getByRole('button', { name: 'Blueprint menu' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions of your blueprint' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page, 'the versions');
  await versions.getByRole('button', { name: /^Look at it: / }).last().click();
  await expect(page.getByRole('dialog').getByText('My own words', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Make it the current one' }).click();
  await expect(rows(page).first()).toContainText('My own words');
});
