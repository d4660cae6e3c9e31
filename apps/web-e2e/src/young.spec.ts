import { expect, type Page } from '@playwright/test';
import { bookByKeyboard } from './booking.ts';
import { logIn, newcomer, verifyEmail } from './people.ts';
import { test } from './test.ts';

/** What was mailed to somebody, all of it. */
async function mailsTo(page: Page, address: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/outbox');
  const text = (await outbox.getByRole('listitem').filter({ hasText: `To ${address}` }).allInnerTexts()).join('\n');
  await outbox.close();
  return text;
}

test('somebody under 18 asks a guardian, who agrees by a mailed link; then books a mentor who was checked, and what leads elsewhere is held', async ({ page, browser, baseURL }) => {
  test.slow(); // two people's whole way
  const person = newcomer();
  const guardian = `guardian-${crypto.randomUUID()}@example.com`;
  const signedUp = await page.request.post('/auth/users/UserSignup', { data: { ...person, role: 'TALENT', birthMonth: `${new Date().getUTCFullYear() - 17}-01` } });
  expect(signedUp.ok()).toBe(true);
  await logIn(page, person);
  await verifyEmail(page, person);

  await page.goto('/talent/mentorship');
  await expect(page.getByText('You are under 18: these are the mentors whom we have checked for young people.')).toBeVisible();
  const marks = page.getByText('Checked for young people', { exact: true });
  await expect(marks).toHaveCount(await page.getByRole('article').count());
  await page.goto('/profile');
  await page.getByLabel('Email address of your parent or guardian').fill(guardian);
  await page.getByRole('button', { name: 'Ask them' }).click();
  await expect(page.getByText(`${guardian} was asked. There is no answer yet.`)).toBeVisible();

  const link = /https?:\S+\/guardian\?key=\S+/.exec(await mailsTo(page, guardian))?.[0] ?? '';
  const context = await browser.newContext({ baseURL });
  const theirs = await context.newPage();
  await theirs.goto(link);
  await theirs.getByRole('button', { name: 'I agree for one year' }).click();
  await expect(theirs.getByText(/^You have agreed until /)).toBeVisible();

  await page.goto('/talent/mentorship?q=Mason');
  await page.getByRole('link', { name: 'Mason of Lagos' }).click();
  await bookByKeyboard(page, 'A first job');
  expect(await mailsTo(page, guardian)).toContain('has asked Mason of Lagos for a session.');

  await page.goto('/talent/dashboard');
  await page.getByRole('button', { name: 'Message Mason of Lagos' }).click();
  const thread = page.getByRole('dialog', { name: 'Messages with Mason of Lagos' });
  await thread.getByLabel('Your message').fill('Call 0803 555 0199');
  await thread.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByRole('listitem')).toContainText(/Held/);

  await theirs.getByRole('button', { name: 'Take my agreement back' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }).click();
  await expect(theirs.getByText('You have taken your agreement back.')).toBeVisible();
  expect(await mailsTo(page, guardian)).toContain('The session of Test with Mason of Lagos does not take place.');
  await context.close();
});
