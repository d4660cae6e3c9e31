import type { Page } from '@playwright/test';
import { followRequests, settled as loaded } from './language-faults.ts';
import { logIn } from './people.ts';
import { settled } from './settled.ts';
import { publicAddresses, sampledAddresses } from './sitemap.ts';
import { expect, test } from './test.ts';

/** What the page has loaded of JavaScript, by the names of the files. */
async function scripts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  return names.filter((name) => name.endsWith('.js')).map((name) => name.replace(/^\/assets\/(.*)-[\w-]{8}\.js$/, '$1'));
}

test('whoever saves data is told what the visit has cost so far; nobody else loads what counts it', async ({ page }) => {
  await page.goto('/about');
  await page.waitForLoadState('load');
  expect(await scripts(page)).not.toContain('/visit.js');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Save data' }).click();
  const said = page.getByRole('contentinfo').getByText(/^This visit: \d+ KB$/);
  await expect(said).toBeVisible();
  const before = Number(/\d+/.exec(await said.innerText())?.[0]);
  await page.goto('/contact');
  await expect(async () => expect(Number(/\d+/.exec(await said.innerText())?.[0])).toBeGreaterThan(before)).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page reads, its tabs, accordions and links work', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const panels = page.locator('[role=tabpanel], .br-tab-panel').filter({ visible: true });
    const before = await panels.first().innerText();
    await page.locator('.br-tabs label, .br-tabset label').nth(1).click();
    await expect(panels.first()).not.toHaveText(before);
    const question = page.locator('details.br-acc:last-of-type').first();
    await question.locator('summary').click();
    await expect(question.locator('> div')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('the menu of a phone opens, leads on and closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#site-menu').getByText('Programs').click();
    await page.locator('#site-menu').getByRole('link', { name: 'Digital Africa Bootcamp' }).click();
    await expect(page).toHaveURL(/\/digital-africa-bootcamp$/);
  });

  test('colours are chosen by the server, and kept', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('html')).toHaveClass('dark');
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveClass('dark');
    await page.getByRole('button', { name: 'System' }).click();
    await expect(page.locator('html')).not.toHaveClass(/./);
  });

  test('a system that is dark is met with the dark theme', async ({ page }) => {
    const ground = () => page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await page.goto('/about');
    const light = await ground();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).not.toBe(light);
  });
});

test('reading, opening and leaving a page loads the boot script and nothing of React', async ({ page }) => {
  followRequests(page);
  await page.goto('/');
  await page.locator('details.br-acc:not([open]) summary').first().click();
  await page.locator('.br-tabs label, .br-tabset label').nth(1).click();
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await loaded(page);
  expect((await scripts(page)).filter((name) => !['boot', 'live'].includes(name))).toEqual([]);
});

test('what moves starts by itself when it comes into view, and can be stopped', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-part=carousel]').scrollIntoViewIfNeeded();
  const control = page.locator('[data-part=carousel] [data-control]');
  await expect(control).toBeVisible();
  await expect(page.locator('[data-part=carousel]')).toHaveAttribute('data-moving', 'true');
  await control.click();
  await expect(page.locator('[data-part=carousel]')).toHaveAttribute('data-moving', 'false');
});

test('no control that needs a script is seen before the script is there', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(boot|live)-/, async (route) => {
    await held;
    await route.continue();
  });
  for (const address of ['/', '/status', '/contact']) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-control]:visible')).toHaveCount(0);
  }
  release();
  await page.goto('/status');
  await expect(page.locator('[data-control]')).toBeVisible();
});

test('the header knows who is signed in, from the first frame and when one comes back', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  await logIn(page, { email: 'talent2@demo.example', password: 'demo-talent-2' });
  const answer = await page.goto('/about');
  expect(await answer?.text()).toMatch(/^<!doctype html><html data-in /);
  const toDashboard = page.getByRole('banner').getByRole('link', { name: 'Go to My Dashboard' });
  await expect(toDashboard).toBeVisible();
  await page.goto('/blog');
  await page.context().clearCookies({ name: 'authToken' });
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(toDashboard).toBeHidden();
});

test('back and forward find the place that was read', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => window.scrollTo(0, 900));
  await settled(page);
  await page.evaluate(() => (document.querySelector('footer a[href="/contact"]') as HTMLAnchorElement).click());
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await settled(page);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('a link leads to the top of the next page, and reading goes on at its heading', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('body')).toBeFocused(); // who comes from elsewhere meets the way past the menu first
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'For Employers' }).press('Enter'); // over a redirect
  await expect(page.getByRole('heading', { level: 1, name: 'Transform Your Organization' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/careers$/);
  await page.reload();
  await expect(page.locator('body')).toBeFocused();
  await page.goto('/careers#apply');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('the choice of colours is at once, and remembered', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  const answer = await page.goto('/blog');
  expect(await answer?.text()).toMatch(/^<!doctype html><html class="dark" /);
});

test('the first button of the home page leads a newcomer to an account, not to a login', async ({ page }) => {
  await page.goto('/');
  const first = page.getByRole('main').getByRole('link').first();
  await expect(first).toHaveAttribute('href', '/dashboard');
  await first.click();
  await expect(page).toHaveURL(/\/select-user-type$/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('an unknown address is answered with 404 and the way on', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('no page, seen whole, breaks the policy or throws', async ({ page, request, baseURL }) => {
  test.slow();
  for (const address of await sampledAddresses(request, baseURL)) {
    await page.goto(address);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 800) {
        window.scrollTo(0, y);
        await new Promise((next) => requestAnimationFrame(next));
      }
    });
  }
});

test('no link of any page ends in the page for unknown addresses', async ({ request, baseURL }) => {
  test.slow();
  const broken: string[] = [];
  const known = new Map<string, number>();
  for (const address of [...(await publicAddresses(request, baseURL)), '/no-such-page']) {
    const html = await (await request.get(address)).text();
    for (const [, found = ''] of html.matchAll(/(?:href|src)="(\/[^"]*)"/g)) {
      const target = found.replaceAll('&amp;', '&').split('#')[0] ?? '';
      if (!known.has(target)) known.set(target, (await request.get(target)).status());
      if ((known.get(target) ?? 0) >= 400) broken.push(`${address} → ${target} (${known.get(target)})`);
    }
  }
  expect(known.size).toBeGreaterThan(50);
  expect(broken).toEqual([]);
});
