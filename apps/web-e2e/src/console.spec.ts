import { randomUUID } from 'node:crypto';
import { expectAccessible } from './axe.ts';
import { pressOn, typeInto } from './keyboard.ts';
import { newcomer, signUp } from './people.ts';
import { expect, test } from './test.ts';

const rooms = ['Decisions', 'People', 'Staff', 'Publishing', 'Health', 'Audit'];

test('by keyboard alone the demo staff signs in with a code, answers a message as its reader will read it, and finds what was decided', async ({ page, browser, baseURL }) => {
  test.slow(); // every room, looked at in both ends of width
  const question = `When do you open, ${randomUUID().slice(0, 8)}?`;
  await page.request.post('/api/forms/contact', { data: { answers: { 'first-name': { text: 'Test' }, 'last-name': { text: 'Visitor' }, email: { text: 'visitor@example.com' }, message: { text: question } } } });

  await page.goto('/login');
  await expect(page.locator('#stand-in')).toHaveCount(0); // sent before the program is there, the form comes back with a field for the code: account-forms.test.ts
  await typeInto(page, page.getByLabel('Email'), 'staff1@demo.example');
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'demo-staff-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/outbox');
  const code = await outbox.getByText('Code of the demo staff').locator('strong').innerText();
  await outbox.close();
  await typeInto(page, page.getByLabel('Code'), code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/staff$/); // what waits is where they begin

  await page.goto('/staff?kind=message');
  await expect(page.getByRole('link', { name: question })).toBeVisible(); // the program has come, and the list
  await expectAccessible(page, 'console, the queue');
  await pressOn(page, page.getByRole('link', { name: question }));
  await pressOn(page, page.getByRole('button', { name: 'Take this case' }));
  await expect(page.getByText(/You hold it until/)).toBeVisible();
  await typeInto(page, page.getByLabel('Reason or note'), 'At eight.');
  await expectAccessible(page, 'console, a case');
  await pressOn(page, page.getByRole('button', { name: 'Answer by mail' }));
  const asked = page.getByRole('alertdialog');
  await expect(asked.getByRole('region', { name: 'A mail that is sent' })).toContainText('At eight.');
  await expectAccessible(page, 'console, the mail that a decision sends');
  await pressOn(page, asked.getByRole('button', { name: 'Answer by mail' }));
  await expect(page.getByRole('listitem').filter({ hasText: 'At eight.' })).toBeVisible();

  for (const room of rooms) {
    await pressOn(page, page.getByRole('navigation', { name: 'Rooms of the console' }).getByRole('link', { name: room }));
    await expect(page.getByRole('heading', { level: 1, name: room })).toBeVisible();
    if (room === 'Decisions') await expect(page.getByRole('link', { name: question })).toBeVisible();
    await expectAccessible(page, `console, ${room}`);
  }

  // From an address to the person, and to what closing the account means; nothing is closed.
  await pressOn(page, page.getByRole('navigation', { name: 'Rooms of the console' }).getByRole('link', { name: 'People' }));
  await typeInto(page, page.getByLabel('E-mail address or id'), 'partner1@demo.example');
  await pressOn(page, page.getByRole('link', { name: 'Demo Partner 1' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Demo Partner 1' })).toBeVisible();
  await expectAccessible(page, 'console, a person');
  await pressOn(page, page.getByRole('button', { name: 'Close the account' }));
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Posts that are gone' })).toBeVisible();
  await expectAccessible(page, 'console, what closing an account means');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Close the account' })).toBeFocused();

  // Somebody without a permission who knows the addresses.
  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await stranger.newPage();
  await signUp(other, newcomer());
  await other.goto('/staff/audit');
  await expect(other.getByRole('heading', { name: 'This room is for the staff' })).toBeVisible();
  await stranger.close();
});
