import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

/** A sender and a text of this test alone. */
const message = () => ({ email: `sender-${randomUUID()}@example.com`, text: `Two lines,\nand the number ${randomUUID()}.` });

async function write(page: Page, { email, text }: ReturnType<typeof message>): Promise<void> {
  await page.getByLabel('First Name').fill('Test');
  await page.getByLabel('Last Name').fill('Sender');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
}

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

/** The form's script comes when the form is near the window. */
const untilLive = (page: Page) => expect(page.locator('form.br-form')).toHaveJSProperty('noValidate', true);

async function expectMails(page: Page, { email, text }: ReturnType<typeof message>): Promise<void> {
  await page.goto('/dev/outbox');
  const mails = page.getByRole('listitem');
  await expect(mails.filter({ hasText: text.split('\n')[1] })).toHaveCount(1); // to the operator, once
  await expect(mails.filter({ hasText: `To ${email}` }).filter({ hasText: 'has received: Contact' })).toHaveCount(1);
}

test('a message is sent without leaving the page, and two mails tell of it', async ({ page }) => {
  const mine = message();
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
  await untilLive(page);
  await send(page);
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Message', exact: true })).toBeVisible();
  await expectAccessible(page, 'form with problems');
  await write(page, mine);
  await send(page);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expectAccessible(page, 'thanks');
  await expectMails(page, mine);
});

test('what was typed outlives a network that is gone, and arrives once', async ({ page, context }) => {
  const mine = message();
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).scrollIntoViewIfNeeded();
  await untilLive(page);
  await write(page, mine);
  await context.setOffline(true);
  await send(page);
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await context.setOffline(false);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(mine.text);
  // The message arrives, its answer does not
  await page.route('**/api/forms/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page);
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await page.unroute('**/api/forms/contact');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expectMails(page, mine);
});

test('a position chosen on the page is in its form', async ({ page }) => {
  await page.goto('/careers');
  const opening = page.locator('#openings article').first();
  const title = await opening.getByRole('heading').textContent();
  await opening.getByRole('link', { name: /^Apply Now/ }).click();
  await expect(page).toHaveURL(/\/careers\?opening=[\w-]+#apply$/);
  await expect(page.getByRole('combobox', { name: 'Position' })).toHaveValue(title ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent, and the page thanks in the form’s place', async ({ page }) => {
    const mine = message();
    await page.goto('/contact');
    await write(page, mine);
    await send(page);
    await expect(page).toHaveURL(/\/contact#message-sent$/);
    await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeHidden();
    await expectMails(page, mine);
  });

  test('a message that is refused comes back with the reason, and back in the form nothing is lost', async ({ page }) => {
    const mine = { ...message(), email: 'sender@example' }; // the browser takes it for an address, the server does not
    await page.goto('/contact');
    await write(page, mine);
    await send(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Your message was not sent' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Email: Please enter a valid email address' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: mine.text.split('\n')[1] })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible(); // the site around it
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(mine.text);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('sender@example');
  });
});
