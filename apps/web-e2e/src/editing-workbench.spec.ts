import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { editCopy } from './editing.ts';
import { editingPort, products } from './products.ts';
import { expect, test } from './test.ts';

// The editors' workbench, on a copy of content/, in the editing loop.
const port = editingPort + 9;
const { content } = editCopy(port, 'pages');

test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: 'serial' });

const read = (file: string) => readFileSync(path.join(content, file), 'utf8');
const about = 'pages/about.json';

function edit(file: string, from: string, to: string): void {
  const before = read(file);
  if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(path.join(content, file), before.replace(from, to));
}

async function openForm(page: Page, file: string, locale?: string): Promise<void> {
  await page.goto(`/content?${new URLSearchParams({ file, ...(locale !== undefined && { locale }) })}`);
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
}

test('every document is found, with its faults while it has some, and leads to the pages that show it', async ({ page }) => {
  await page.goto('/content');
  await page.getByLabel('Find a document').fill('offices');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'offices.json', exact: true }) });
  await expect(row.getByRole('link', { name: '/contact', exact: true })).toHaveAttribute('href', '/contact');
  edit('lists/offices.json', '"items"', '"itmes"');
  await expect(row.getByText(/lists\/offices\.json:2:3/)).toBeVisible();
  await expect(row.getByText(/Did you mean "items"\?/)).toBeVisible();
  edit('lists/offices.json', '"itmes"', '"items"');
  await expect(row.getByText(/lists\/offices\.json:/)).toHaveCount(0);
});

test('a text is changed in the form, the preview follows, and no other byte of the file changes', async ({ page }) => {
  const before = read(about);
  const { title } = JSON.parse(before) as { title: string };
  await openForm(page, about);
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('banner')).toBeVisible();

  await page.getByLabel('Title', { exact: true }).first().fill('x'.repeat(80));
  await expect(page.getByText('"title" is 80 characters long: at most 70 fit')).toBeVisible();
  await expect(page.getByText('80 of 70 characters')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Not saved: the checker refuses it.')).toBeVisible();
  expect(read(about)).toBe(before);

  await page.getByLabel('Title', { exact: true }).first().fill('Who we are');
  await page.getByRole('group', { name: 'Blocks', exact: true }).locator('summary').first().click();
  await page.getByRole('group', { name: 'Blocks', exact: true }).getByLabel('Title', { exact: true }).first().fill('People who build bridges');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The pages follow.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'People who build bridges' })).toBeVisible();
  const lines = (text: string) => text.split('\n');
  const changed = lines(read(about)).flatMap((line, index) => (line === lines(before)[index] ? [] : [line]));
  expect(lines(read(about)).length).toBe(lines(before).length);
  expect(changed.length).toBe(2);
  expect(changed[0]).toBe(`  "title": "Who we are",`);
  expect(before).toContain(`  "title": ${JSON.stringify(title)},`);
});

test('a file changed by hand while its form is open: different texts come together, the same one is asked about', async ({ page }) => {
  await openForm(page, about);
  const description = page.getByLabel('Description', { exact: true }).first();
  await description.fill('Typed into the form.');
  edit(about, '"Who we are"', '"By hand"');
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('By hand');
  await expect(description).toHaveValue('Typed into the form.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The pages follow.')).toBeVisible();
  expect(read(about)).toContain('"By hand"');
  expect(read(about)).toContain('"Typed into the form."');

  await description.fill('Typed again.');
  edit(about, '"Typed into the form."', '"Written by hand again."');
  await expect(page.getByRole('heading', { name: 'Somebody else changed the same text' })).toBeFocused();
  await expect(page.getByText('Typed again.', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Written by hand again.')).toBeVisible();
  expect(read(about)).toContain('"Written by hand again."');
  await page.getByLabel('Keep yours').check();
  await page.getByRole('button', { name: 'Go on with these' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The pages follow.')).toBeVisible();
  expect(read(about)).toContain('"Typed again."');
});

test('what was saved and is then overwritten by an editor that had the old file open is still in the form', async ({ page }) => {
  await openForm(page, about);
  const old = read(about);
  await page.getByLabel('Title', { exact: true }).first().fill('Saved in the form');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The pages follow.')).toBeVisible();
  writeFileSync(path.join(content, about), old.replace('"Typed again."', '"From the other window."'));
  await expect(page.getByRole('heading', { name: 'Somebody else changed the same text' })).toBeVisible();
  await page.getByLabel('Keep yours').check();
  await page.getByRole('button', { name: 'Go on with these' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The pages follow.')).toBeVisible();
  expect(read(about)).toContain('"Saved in the form"');
  expect(read(about)).toContain('"From the other window."');
});

test('what is typed and not saved is there again after a reload', async ({ page }) => {
  await openForm(page, about);
  await page.getByLabel('Title', { exact: true }).first().fill('Not saved');
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Not saved');
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue('Saved in the form');
});

test('a file broken by hand while its form is open says where, and the form comes back with what was typed when it is mended', async ({ page }) => {
  await openForm(page, about);
  const before = read(about);
  await page.getByLabel('Description', { exact: true }).first().fill('Typed before it broke.');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  writeFileSync(path.join(content, about), before.slice(0, 200));
  await expect(page.getByRole('alert').getByText(/pages\/about\.json:\d+:\d+/).first()).toBeVisible();
  writeFileSync(path.join(content, about), before);
  await expect(page.getByLabel('Description', { exact: true }).first()).toHaveValue('Typed before it broke.');
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await page.goto(`/content?${new URLSearchParams({ file: 'pages/no-such-page.json' })}`);
  await expect(page.getByText('There is no such document.')).toBeVisible();
});

test('an entry is added under an id of its own, moved and taken away', async ({ page }) => {
  await openForm(page, 'lists/offices.json');
  const before = read('lists/offices.json');
  const items = page.getByRole('group', { name: 'Items', exact: true });
  await items.getByRole('button', { name: 'Add office' }).click();
  await items.getByLabel('Its id').fill('Not an id');
  await items.getByRole('button', { name: 'Add office' }).click();
  await expect(items.getByText('Use lower-case letters, digits and hyphens.')).toBeVisible();
  await items.getByLabel('Its id').fill('kano');
  await items.getByRole('button', { name: 'Add office' }).click();
  const ids = () => (JSON.parse(read('lists/offices.json')) as { items: { id: string }[] }).items.map(({ id }) => id);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => ids().at(-1)).toBe('kano');
  const count = ids().length;
  await items.getByRole('button', { name: 'Move To be written up' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => ids().indexOf('kano')).toBe(count - 2);
  await items.getByRole('button', { name: 'Remove To be written' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => read('lists/offices.json')).toBe(before);
});

test('a text is translated beside its source, and looked at again when that has changed', async ({ page }) => {
  await openForm(page, about, 'sw');
  const preview = page.frameLocator('iframe');
  await expect(preview.locator('html')).toHaveAttribute('lang', 'sw');
  await page.getByLabel('Title', { exact: true }).first().fill('Kuhusu daraja letu');
  await page.getByLabel(/^Blocks › .+ › Title$/).first().fill('Watu wa daraja');
  await expect(preview.getByRole('heading', { name: 'Watu wa daraja' })).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The pages follow.')).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'Watu wa daraja' })).toBeVisible();
  expect((JSON.parse(read('translations/sw/pages/about.json')) as { title: string }).title).toBe('Kuhusu daraja letu');
  edit(about, '"Saved in the form"', '"Saved in a form"');
  await page.reload();
  // The title's, which comes first; the tests before have changed other texts of the page.
  const stale = page.locator('#field-title-help', { hasText: 'The source has changed since: read it again' });
  await expect(stale).toBeVisible();
  await page.getByRole('button', { name: 'It is still right' }).first().click();
  await expect(stale).toHaveCount(0);
});

test('questions, mails, milestones and screens are drawn in the language they are translated into, before anything is saved', async ({ page }) => {
  const preview = page.getByRole('region', { name: 'Preview' });
  await openForm(page, 'surveys/talent.json', 'ar');
  await expect(preview.locator('[lang="ar"][dir="rtl"]').getByRole('combobox').first()).toBeVisible();
  await page.getByLabel(/› Prompt$/).first().fill('سؤال لم يحفظ');
  await page.getByLabel(/› Questions › .+ › Prompt$/).first().fill('سؤال آخر لم يحفظ');
  await expect(preview.getByText('سؤال آخر لم يحفظ')).toBeVisible();
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(preview.getByText('سؤال آخر لم يحفظ')).toHaveCount(0);
  await openForm(page, 'messages/mails.json', 'fr');
  const subject = page.getByLabel(/› Subject$/).first();
  await subject.fill(`${await subject.inputValue()} pas encore`);
  await expect(preview.getByRole('heading', { name: /pas encore$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await openForm(page, 'interface/auth.json', 'fr');
  await page.getByLabel(/^Login › Heading$/).fill('Pas encore enregistré');
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Pas encore enregistré' })).toBeVisible();
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Pas encore enregistré' })).toHaveCount(0);
});

test('words seen on a screen lead to their field, and a key saves what is typed there', async ({ page }) => {
  await page.goto('/content');
  await page.getByLabel('Find a document').fill('Pick up where you left off');
  await page.getByRole('region', { name: 'these words' }).getByRole('link').first().click();
  await expect(page.locator('[id^="field-"]:focus')).toHaveValue(/Pick up where you left off/);
  await page.keyboard.press('End');
  await page.keyboard.type(' And on.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved. The pages follow.')).toBeVisible();
});

test('on a phone a post is made and deleted, and the questions of a survey are drawn', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/content');
  await page.getByRole('button', { name: 'New document' }).click();
  await page.getByLabel('What it is').selectOption({ label: 'blog' });
  await page.getByLabel('Its name').fill('../escaped');
  await page.getByRole('form', { name: 'New document' }).getByRole('button', { name: 'New document' }).click();
  await expect(page.getByRole('alert').getByText('Use lower-case letters, digits and hyphens.')).toBeVisible();
  await page.getByLabel('Its name').fill('from-a-phone');
  await page.getByRole('form', { name: 'New document' }).getByRole('button', { name: 'New document' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'blog/from-a-phone.mdx' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('form', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/content$/);
  await openForm(page, 'pages/careers.json');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('form', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert').getByText(/navigation\/footer\.json:\d+:\d+/)).toBeVisible();
  await openForm(page, 'surveys/talent.json');
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await expect(page.getByRole('group', { name: 'What best describes your current status?' }).getByRole('combobox')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('the list, a form with a fault, and a translation can be used by everybody', async ({ page }) => {
  test.slow();
  await page.goto('/content');
  await expect(page.getByRole('heading', { name: 'pages', exact: true })).toBeVisible();
  await expectAccessible(page, 'the list');
  await openForm(page, 'surveys/talent.json');
  await page.getByRole('button', { name: 'Hide the preview' }).click();
  await page.getByLabel('Prompt', { exact: true }).first().fill('');
  await expect(page.getByText('"prompt" is empty')).toBeVisible();
  await page.locator('summary').first().click();
  await expectAccessible(page, 'a form');
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await openForm(page, about, 'ar');
  await page.getByRole('button', { name: 'Hide the preview' }).click();
  await expectAccessible(page, 'a translation');
});

test('the built product has no workbench, and no other page may use this one', async ({ page, request }) => {
  expect((await request.get(`${products.embedded.url}/content`)).status()).toBe(404);
  expect((await request.get(`${products.embedded.url}/content/list`, { headers: { 'x-workbench': '1' } })).status()).toBe(404);
  expect((await request.get('/content/list')).status()).toBe(403);
  expect((await request.post('/content/file', { headers: { 'x-workbench': '1', origin: 'http://elsewhere.example' }, data: { file: about, base: '', value: {} } })).status()).toBe(403);
  await page.goto('/content');
  const refused = await page.evaluate(() => fetch('/content/file', { method: 'POST', headers: { 'x-workbench': '1', 'content-type': 'application/json' }, body: '{"file":"../package.json","base":"","value":{},"save":true}' }).then(({ status }) => status));
  expect(refused).toBe(404);
});
