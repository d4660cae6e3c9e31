import { expect, type Page } from '@playwright/test';
import { pick, pressOn, typeInto } from './keyboard.ts';

/** Books the first session of the mentor's next open day and pays by card, by keyboard alone; `look` sees every step. */
export async function bookByKeyboard(page: Page, reason: string, look: (state: string) => Promise<void> = async () => {}): Promise<void> {
  const dialog = page.getByRole('dialog');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const titled = (name: string) => expect(dialog.getByRole('heading', { name })).toBeFocused();
  await pressOn(page, page.getByRole('button', { name: 'Book Session' }));
  await titled('Book a Session');
  await pressOn(page, button(/^Go to /));
  await expect(dialog.getByRole('group', { name: /^Times in/ }).getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');
  await typeInto(page, dialog.getByLabel('Reason'), reason);
  await expect(dialog.getByRole('link', { name: 'Add to Calendar' })).toBeVisible();
  await look('booking, time');
  await pressOn(page, button('Next'));
  await titled('Select Plan');
  await pick(page, dialog, /^Standard Plan/);
  await look('booking, plan');
  await pressOn(page, button('Next'));
  await titled('Choose Payment Method');
  await pick(page, dialog, /^Transfer/);
  await look('booking, method');
  await pressOn(page, button('Next'));
  await titled('Payment Details');
  await look('booking, transfer');
  await pressOn(page, button('Previous'));
  await titled('Choose Payment Method');
  await pick(page, dialog, /^Pay with Card/);
  await pressOn(page, button('Next'));
  await titled('Payment Details');
  await typeInto(page, dialog.getByLabel('Cardholder name'), 'Test Talent');
  await typeInto(page, dialog.getByLabel('Card number'), '5061234567890123');
  await dialog.getByLabel('Expiry date').fill('09/31');
  await typeInto(page, dialog.getByLabel('CVV'), '123');
  await look('booking, card');
  await pressOn(page, button('Pay Now'));
  await titled('Payment Successful');
  await expect(page.getByText('Payment validated (simulated). Session booked!')).toBeVisible();
  await look('booking, done');
  await pressOn(page, button('Done'));
  await expect(dialog).toBeHidden();
}
