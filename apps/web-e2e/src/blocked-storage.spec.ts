import { logInHere, pressSignIn } from './people.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const talent = { email: 'talent2@demo.example', password: 'demo-talent-2' };
/** What a browser may refuse by throwing: all of it, as Firefox does where cookies are blocked; in the long run also each by itself. */
const kinds = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel', 'locks', 'serviceWorker', 'cookieStore'] as const;

for (const refused of [...(process.env['LONG'] ? kinds.map((kind) => [kind]) : []), [...kinds, 'cookie']])
  test(`where the browser refuses ${refused.join(', ')}, nothing breaks, and a sign-in works or it is said why not`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.addInitScript(refuse, refused);
    await page.goto('/login');
    if (refused.includes('cookie')) await expect(noCookies(page)).toBeVisible(); // the program says so: it is there, and signs in without them
    await logInHere(page, talent);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back!' })).toBeVisible();
    await page.getByRole('link', { name: 'Mentorship' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Welcome back!');
    expect(faults).toEqual([]);
  });

test('where the browser keeps no cookies, a sign-in pressed before the program is there says why it did not last', async ({ page }) => {
  await page.addInitScript(refuse, [...kinds, 'cookie']);
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/login');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await pressSignIn(page, talent);
  await answered;
  pressed.resolve();
  await expect(noCookies(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

function noCookies(page: Page) {
  return page.getByText('Your browser keeps no cookies for this site');
}

/** In the page, before any of its scripts. */
function refuse(kinds: string[]): void {
  const insecure = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const kind of kinds) {
    if (kind === 'cookie') Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
    else if (kind === 'BroadcastChannel') Object.defineProperty(window, kind, { value: class { constructor() { insecure(); } } });
    else if (kind === 'locks') navigator.locks.request = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
    else Object.defineProperty(kind === 'serviceWorker' ? navigator : window, kind, { get: insecure });
  }
}
