import type { Page } from '@playwright/test';
import { brokenRules } from './axe.ts';
import { hiddenControls, smallPhone } from './hidden-controls.ts';
import { sampledAddresses, sourceAddresses } from './sitemap.ts';
import { jumpsOfFocus } from './tab-order.ts';
import { expect, test } from './test.ts';

// Every public page, not a choice of them; of the other languages some at the ends of theme and width (sitemap.ts).
test.describe.configure({ mode: 'parallel', timeout: 600_000 });
test.use({ reducedMotion: 'reduce' });

const isEnd = (colorScheme: 'light' | 'dark', width: number) => (colorScheme === 'light' ? width === 360 : width === 1440);

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 768, 1440]) {
    if (!process.env['LONG'] && !isEnd(colorScheme, width)) continue; // the long run looks at every width in both themes
    test(`every public page breaks no rule, ${colorScheme}, ${width} px wide`, async ({ page, request, baseURL }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      const addresses = isEnd(colorScheme, width) ? [...(await sampledAddresses(request, baseURL)), '/no-such-page'] : await sourceAddresses(request, baseURL);
      for (const address of addresses) {
        await page.goto(address);
        found.push(...(await brokenRules(page)).map((rule) => `${address} ${rule}`));
      }
      expect(found).toEqual([]);
    });
  }
}

test('every public page has one heading of its own, its landmarks, and a way past the menu', async ({ page, request, baseURL }) => {
  for (const address of [...(await sampledAddresses(request, baseURL)), '/no-such-page']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) await expect(page.getByRole(landmark), `${address}: ${landmark}`).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#main"]'), address).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main'), address).toBeFocused();
  }
});

test('on a small phone nothing lies over a control that has the focus, and each can be hit', async ({ page, request, baseURL }) => {
  await page.setViewportSize(smallPhone);
  const found: string[] = [];
  for (const address of [...(await sampledAddresses(request, baseURL)), '/no-such-page']) {
    await page.goto(address);
    found.push(...(await hiddenControls(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('on a small phone Tab goes through a page as the eye does', async ({ page, request, baseURL }) => {
  await page.setViewportSize(smallPhone);
  const found: string[] = [];
  for (const address of [...(await sampledAddresses(request, baseURL)), '/no-such-page']) {
    await page.goto(address);
    found.push(...(await jumpsOfFocus(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test('where the system chooses the colours, every button keeps an edge', async ({ page, request, baseURL }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const found: string[] = [];
  for (const address of await sourceAddresses(request, baseURL)) {
    await page.goto(address);
    found.push(...(await page.evaluate(() => [...document.querySelectorAll('main .rt-BaseButton, header .rt-BaseButton, footer .rt-BaseButton')].filter((button) => !button.matches('.rt-variant-ghost') && parseFloat(getComputedStyle(button).borderTopWidth) === 0).map((button) => button.textContent))).map((button) => `${address}: ${button}`));
  }
  expect(found).toEqual([]);
});

for (const [what, viewport] of [
  ['320 px wide', { width: 320, height: 640 }],
  ['enlarged to 400 %', { width: 320, height: 256 }], // a window of 1280 x 1024
] as const) {
  test(`no public page is wider than its window, ${what}`, async ({ page, request, baseURL }) => {
    await page.setViewportSize(viewport);
    const wide: string[] = [];
    for (const address of [...(await sampledAddresses(request, baseURL)), '/no-such-page']) {
      await page.goto(address);
      const { over, cut } = await tooWide(page);
      if (over > 0 || cut.length > 0) wide.push(`${address}: ${over} px; ${cut.join(', ')}`);
    }
    expect(wide).toEqual([]);
  });
}

/** How far the page can be scrolled sideways, and what is written outside the window all the same. */
function tooWide(page: Page): Promise<{ over: number; cut: string[] }> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean => !!element && (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, button, label, summary, td)')].filter((element) => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > clientWidth + 1 && element.checkVisibility() && !scrolls(element.parentElement);
    });
    return { over: scrollWidth - clientWidth, cut: texts.slice(0, 3).map((element) => element.textContent.slice(0, 40)) };
  });
}
