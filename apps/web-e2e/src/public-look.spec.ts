import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// What readers see first, held against pictures. After a change that is meant:
// playwright test -c apps/web-e2e/playwright.config.ts public-look --update-snapshots
const noon = new Date('2026-11-21T12:00:00Z');
// Edges of letters may differ from machine to machine; a block that moves is far more than this.
const tolerance = { maxDiffPixelRatio: 0.005, animations: 'disabled', scale: 'device' } as const;

test.use({ deviceScaleFactor: 0.5 }); // small files
const long = 'main { max-height: 2000px; overflow: clip }'; // the same: the home page is held to its end

const pages = [
  ['home', '/'],
  ['about', '/about'],
  ['careers', '/careers'],
  ['project internships', '/project-internships'], // not /explore: what partners publish stands there
  ['for partners', '/for-partners'],
  ['how it works', '/how-it-works'],
  ['webinars', '/webinars'],
  ['blog', '/blog'],
  ['post', '/blog/project-based-learning'],
  ['not found', '/no-such-page'],
] as const;

for (const [name, address] of pages) {
  test(`the look of a page: ${name}`, async ({ page }) => {
    await still(page, address);
    if (address !== '/') await addStyles(page, long);
    await expect(page.getByRole('main')).toHaveScreenshot(`${fileOf(name)}.png`, tolerance);
  });
}

for (const [name, address] of [pages[0], pages[2], pages[8]]) {
  test(`the look of a page in the dark: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await still(page, address);
    await addStyles(page, long);
    await expect(page.getByRole('main')).toHaveScreenshot(`${fileOf(name)}-dark.png`, tolerance);
  });
}

test('the look of head and foot, on a phone and on a desktop', async ({ page }) => {
  for (const width of [360, 1280]) {
    await still(page, '/contact', width);
    await expect(page.getByRole('banner')).toHaveScreenshot(`head-${width}.png`, tolerance);
    await expect(page.getByRole('contentinfo')).toHaveScreenshot(`foot-${width}.png`, tolerance);
  }
});

test('a block that moves by eight pixels is seen', async ({ page }) => {
  await still(page, '/about');
  await addStyles(page, `${long} main > :nth-child(3) { translate: 0 8px }`);
  await expect(page.getByRole('main')).not.toHaveScreenshot('look-about.png', tolerance);
});

/** A page that is the same on every day and machine: one clock, nothing moves, and all letters are of the site's own face. */
async function still(page: Page, address: string, width = 768): Promise<void> {
  await page.clock.setFixedTime(noon);
  await page.setViewportSize({ width, height: 900 });
  await page.goto(address);
  const face = await page.locator('link[rel=preload][as=font]').getAttribute('href');
  await addStyles(page, `@font-face { font-family: Still; src: url('${face}'); font-weight: 400 800; font-display: block } *, ::before, ::after { font-family: Still !important }`);
  await page.evaluate(() => document.fonts.load('400 16px Still'));
}

async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

const fileOf = (name: string) => `look-${name.replaceAll(' ', '-')}`;
