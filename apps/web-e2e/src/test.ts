import { test as base, expect, type Page } from '@playwright/test';

/** Every test also watches its pages: no script error, no policy report, no call to another host. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      context.on('page', (page) => {
        watch(page, faults);
        afterDialogs(page);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        // What the pages of a sign-in provider load is not the product's doing.
        const asker = request.serviceWorker()?.url() ?? (request.isNavigationRequest() ? baseURL : request.frame().url());
        if (baseURL && asker?.startsWith('http') && new URL(asker).origin !== new URL(baseURL).origin) return;
        if (/^(https?|wss?):$/.test(url.protocol) && baseURL && url.hostname !== new URL(baseURL).hostname) faults.push(`call to ${url.origin}`);
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

function watch(page: Page, faults: string[]) {
  page.on('pageerror', (error) => faults.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy|trusted ?types|hydrat/i.test(message.text())) faults.push(message.text());
  });
}

/**
 * Leaves a page, or loads it anew, once a dialog that has gone has taken its entry of the history with it: that step, a moment
 * after, would break off what a script asks for at once, as nobody's hand could.
 */
function afterDialogs(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const settle = () =>
    page
      .waitForFunction(() => !(history.state as { isDialog?: boolean } | null)?.isDialog || document.querySelector('[role=dialog], [role=alertdialog]'), undefined, { timeout: 10_000 })
      .catch(() => undefined); // nothing is drawn yet, or it is on its way already
  page.goto = async (...to) => {
    await settle();
    return goto(...to);
  };
  page.reload = async (...how) => {
    await settle();
    return reload(...how);
  };
}
