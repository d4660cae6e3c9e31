import type { Page } from '@playwright/test';

/** Once what a screen that came or a dialog that went does a frame and a timer later is done: both move the focus. */
export async function settled(page: Page): Promise<void> {
  await ofWhatStands(() => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))));
}

/**
 * Asks the page that stands: where another takes its place meanwhile, that one is asked instead. A form that is sent before the
 * program has its page is answered by the server with a page of its own, and on a slow machine any press may be such a one.
 */
export async function ofWhatStands<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('Execution context was destroyed'))) throw error;
    }
  }
}
