import { devices, type Page } from '@playwright/test';
import { expect, test } from './test.ts';

// A page that can be seen can be used: no tap waits for a script, or is lost because none has come yet.
const { defaultBrowserType: _one, ...phone } = devices['Pixel 7'];
test.use(phone);

for (const [what, hold] of [
  ['are on their way', () => new Promise<void>(() => {})],
  ['never come', undefined],
] as const) {
  test(`what is tapped while scripts ${what} does what it says`, async ({ page }) => {
    await page.route(/\.js$/, (route) => (hold ? hold() : route.abort()));
    await page.goto('/', { waitUntil: 'commit' });
    await useEverything(page);
    await page.getByRole('main').getByRole('link', { name: /For educators/ }).tap();
    await expect(page).toHaveURL(/\/for-mentors$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('what is tapped once all has loaded does the same', async ({ page }) => {
  await page.goto('/');
  await useEverything(page);
  await page.getByRole('main').getByRole('link', { name: /For educators/ }).tap();
  await expect(page).toHaveURL(/\/for-mentors$/);
});

test('a link tapped while the parts of a page load leads on', async ({ page }) => {
  await page.goto('/contact');
  let asked = () => {};
  const asking = new Promise<void>((resolve) => (asked = resolve));
  await page.route(/\/assets\/forms-.*\.js$/, () => asked()); // asked for, and never answered
  await page.reload({ waitUntil: 'commit' });
  await asking;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).tap();
  await expect(page).toHaveURL(/\/careers$/);
});

/** A tab, a question and the menu, each one tap. */
async function useEverything(page: Page): Promise<void> {
  const panel = page.locator('.br-tab-panel').filter({ visible: true });
  await expect(panel).toHaveAttribute('id', /colleges/);
  await page.locator('.br-tabs label').filter({ hasText: 'Businesses' }).tap();
  await expect(panel).toHaveAttribute('id', /businesses/);
  const question = page.locator('details.br-acc:not([open])').first();
  const name = await question.locator('summary').innerText();
  await question.locator('summary').tap();
  await expect(page.locator('details.br-acc[open]').filter({ hasText: name })).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.locator('#site-menu')).toBeVisible();
  await page.getByRole('button', { name: 'Close menu' }).tap();
  await expect(page.locator('#site-menu')).toBeHidden();
}
