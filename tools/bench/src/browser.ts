import { chromium as playwright, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { chromium, chromiumArguments } from '@bridge/setup/chromium';

/** A cheap phone on a slow network, as `measure.mjs` emulates it. */
export const phone = { cpu: 4, latency: 150, down: 1.6e6 / 8, up: 0.75e6 / 8 };

export function launch(...more: string[]): Promise<Browser> {
  return playwright.launch({ executablePath: chromium({ whole: true }), args: [...chromiumArguments, ...more] });
}

export const phoneContext = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A new phone-sized page. `throttle` makes it slow from then on. */
export async function openPhone(browser: Browser, baseURL: string | undefined, { storageState }: Pick<BrowserContextOptions, 'storageState'> = {}): Promise<{ page: Page; throttle: () => Promise<void> }> {
  const context = await browser.newContext({ ...phoneContext, ...(baseURL !== undefined && { baseURL }), ...(storageState && { storageState }) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  return {
    page,
    throttle: async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: phone.cpu });
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, latency: phone.latency, downloadThroughput: phone.down, uploadThroughput: phone.up });
    },
  };
}

/** Milliseconds from a tap on `target` to the first frame in which the text of `watched` has changed. */
export async function tapToPaint(page: Page, target: string, watched: string): Promise<number> {
  await page.evaluate((selector) => {
    const text = () => document.querySelector<HTMLElement>(selector)?.innerText.trim() ?? '';
    const before = text();
    const measured = { tapped: 0, painted: 0 };
    Object.assign(window, { measured });
    addEventListener('click', (event) => (measured.tapped = event.timeStamp), { capture: true, once: true });
    const observer = new MutationObserver(() => {
      const now = text();
      if (!measured.tapped || !now || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => (measured.painted = performance.now());
        channel.port2.postMessage(0);
      });
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  }, watched);
  await page.locator(target).last().tap();
  const handle = await page.waitForFunction(() => {
    const { measured } = window as unknown as { measured: { tapped: number; painted: number } }; // set above, in the page
    return measured.painted ? measured.painted - measured.tapped : 0;
  });
  return handle.jsonValue();
}
