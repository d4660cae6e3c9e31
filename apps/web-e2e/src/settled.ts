import type { Page } from '@playwright/test';

/** Once what a screen that came or a dialog that went does a frame and a timer later is done: both move the focus. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
}
