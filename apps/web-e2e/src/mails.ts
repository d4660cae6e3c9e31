import { expect, type Page } from '@playwright/test';

/** The code in the newest mail to somebody, as the page of waiting mails shows it. */
async function mailedCode(page: Page, email: string, subject: RegExp, pattern: RegExp): Promise<string> {
  let code = '';
  const outbox = await page.context().newPage();
  await expect
    .poll(async () => {
      await outbox.goto('/dev/outbox');
      const mail = outbox.getByRole('listitem').filter({ hasText: email }).filter({ has: outbox.getByRole('heading', { name: subject }) });
      const text = (await mail.count()) > 0 ? await mail.first().innerText() : '';
      code = pattern.exec(text)?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  await outbox.close();
  return code;
}

export const verificationCode = (page: Page, email: string) => mailedCode(page, email, /verification code/, /is (\d{4})\./);
export const resetCode = (page: Page, email: string) => mailedCode(page, email, /^Change your .* password/, /\b([A-Z0-9]{5}-[A-Z0-9]{5})\b/);
