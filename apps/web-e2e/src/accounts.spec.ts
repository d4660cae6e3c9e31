import type { Route } from '@playwright/test';
import { smallPhone } from './hidden-controls.ts';
import { logIn, newcomer, signUp } from './people.ts';
import { expect, test } from './test.ts';

test('without network a form says so, keeps what was typed, and works again with it', async ({ page, context }) => {
  const person = newcomer();
  await signUp(page, person);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').getByText('The server could not be reached.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Sign In' }).dblclick();
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
});

test('before the program is there, a form without network says so, keeps what was typed, and works again with it; so it does where the program comes meanwhile', async ({ page, context }) => {
  const person = newcomer();
  await signUp(page, person);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  let programGoes = () => {};
  const held = new Promise<void>((resolve) => (programGoes = resolve));
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.waitForFunction(allButTheProgramIsHere); // a file that comes later says that the server answers
  const nobodyAnswers = (route: Route) => route.abort('connectionrefused'); // what the browser cannot know of
  await page.route(/\/(?:login|api\/health\/live)$/, nobodyAnswers);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.locator('#stand-in').getByRole('alert')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.unroute(/\/(?:login|api\/health\/live)$/, nobodyAnswers);
  for (const comes of [false, true]) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.locator('#stand-in').getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert').getByText('The server could not be reached.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await context.setOffline(false);
    if (!comes) {
      await page.getByRole('button', { name: 'Sign In' }).dblclick();
      await expect(page).toHaveURL(/\/talent\/dashboard$/);
      await context.clearCookies();
      continue;
    }
    programGoes();
    await expect(page.locator('#stand-in')).toHaveCount(0);
    await expect(page.getByRole('alert').getByText('The server could not be reached.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
  }
  await page.getByRole('button', { name: 'Sign In' }).dblclick();
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
});

test('before the program is there, a form on a slow line waits for its turn and is sent', async ({ page, context }) => {
  const person = newcomer();
  await signUp(page, person);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.clock.install();
  const line = Promise.withResolvers<void>();
  for (const behind of [/\/assets\/start-.*\.js$/, '**/api/health/live'])
    await page.route(behind, async (route) => {
      await line.promise;
      await route.continue();
    });
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const asked = page.waitForRequest('**/api/health/live');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await asked;
  await page.clock.fastForward(40_000); // as long as the program's files take at 50 kbit/s
  await expect(page.getByRole('alert')).toHaveCount(0);
  line.resolve();
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
});

test('other tabs follow a sign-in and a sign-out, on public pages and in the program; back after it, the page is what its address says', async ({ page, context }) => {
  const talent = { email: 'talent2@demo.example', password: 'demo-talent-2' };
  const header = page.getByRole('banner');
  await page.goto('/about');
  const screen = await context.newPage();
  await screen.goto('/talent/career');
  await expect(screen).toHaveURL(/\/login$/);
  const third = await context.newPage();
  await logIn(third, talent);
  await expect(third).toHaveURL(/\/talent\/dashboard$/);
  await expect(header.getByRole('link', { name: 'Go to My Dashboard' })).toBeVisible();
  await expect(screen).toHaveURL(/\/talent\/career$/); // where it wanted to be

  await third.getByRole('button', { name: /Account menu/ }).click();
  await third.getByRole('button', { name: 'Logout' }).click();
  await third.getByRole('alertdialog').or(third.getByRole('dialog')).getByRole('button', { name: 'Logout' }).click();
  await expect(third.getByText('Logout Successfull')).toBeVisible();
  await expect(third).toHaveURL('/'); // the page that is left says it, too, before the browser has gone on
  await expect(header.getByRole('link', { name: 'Log In' })).toBeVisible();
  await expect(screen).toHaveURL(/\/login$/);
  await third.goBack();
  await expect(third).toHaveURL(/\/login$/);
  await expect(third.getByLabel('Email')).toBeVisible();

  await header.getByRole('link', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(talent.email);
  await page.getByLabel('Password', { exact: true }).fill(talent.password);
  await page.keyboard.press('Enter');
  for (const tab of [page, third]) await expect(tab).toHaveURL(/\/talent\/dashboard$/);
  await expect(screen).toHaveURL(/\/talent\/career$/);
});

test('on a phone Back closes the account menu, then the question it led to, and leaves the page only after that', async ({ page }) => {
  await page.setViewportSize(smallPhone);
  await logIn(page, { email: 'talent1@demo.example', password: 'demo-talent-1' });
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
  await page.getByRole('link', { name: 'Projects' }).click();
  await expect(page).toHaveURL(/\/talent\/projects$/);
  const menu = page.getByRole('dialog', { name: 'Account', exact: true });
  const open = async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    await expect(menu).toBeVisible();
    await expect.poll(() => page.evaluate(() => (history.state as { isDialog?: boolean }).isDialog)).toBe(true);
  };
  await open();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/talent\/projects$/);

  await open();
  await menu.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/talent\/projects$/);

  await open();
  await menu.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/talent\/projects$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
});

test('on a phone what a logout leaves to be said covers nothing of the home page', async ({ page }) => {
  await page.setViewportSize(smallPhone);
  await page.addInitScript(() => sessionStorage.setItem('flash', '"Logout Successfull"'));
  await page.goto('/');
  const said = page.getByText('Logout Successfull');
  await expect(said).toBeVisible();
  const strip = (await said.boundingBox())!; // it is visible
  expect(strip.y + strip.height).toBe(smallPhone.height);
  for (const part of await page.locator('header :is(a:not([href="#main"]), button):visible, h1').all()) {
    const { y, height } = (await part.boundingBox())!; // likewise
    expect(y + height).toBeLessThanOrEqual(strip.y);
  }
});

/** In the page: all that the program consists of has come, but for its first file, which the test holds back. */
function allButTheProgramIsHere(): boolean {
  const asked = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=modulepreload], link[rel=stylesheet]')].map(({ href }) => href);
  const came = performance.getEntriesByType('resource').map(({ name }) => name);
  return document.fonts.status === 'loaded' && asked.some((file) => file.includes('/assets/start-')) && asked.every((file) => file.includes('/assets/start-') || came.includes(file));
}
