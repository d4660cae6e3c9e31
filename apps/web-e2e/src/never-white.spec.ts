import { test as unwatched, type Page } from '@playwright/test';
import { publicScreens, screenFolders, screens } from '@bridge/model';
import { logIn } from './people.ts';
import { expect, test } from './test.ts';

const talent = { email: 'talent1@demo.example', password: 'demo-talent-1' };
const ofProgram = [...screens.filter((at) => !(publicScreens as readonly string[]).includes(at)), ...screenFolders.map((at) => `${at}/any`)];
const needed = { en: 'This page needs JavaScript and a newer browser', ar: 'تحتاج هذه الصفحة إلى JavaScript وإلى متصفح أحدث' };
const failed = 'This page could not be loaded';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen says in the language of its address what is needed, and leads to the form that works without', async ({ page }) => {
    for (const at of ofProgram) {
      const answer = await page.goto(at);
      if (new URL(answer?.url() ?? '').pathname !== at) continue; // led on by the server
      await expect(page.getByRole('heading', { name: needed.en }), at).toBeVisible();
      await expect(page.getByText('One moment'), at).toBeHidden();
    }
    await page.goto('/ar/talent/dashboard');
    await expect(page.getByRole('heading', { name: needed.ar })).toBeVisible();
    await page.getByRole('link', { name: 'الدخول' }).click();
    await expect(page).toHaveURL(/\/ar\/login$/);
    await page.goto('/talent/dashboard');
    await page.getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL(/\/help$/);
    await page.goto('/talent/dashboard');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(talent.email);
    await page.getByLabel('Password', { exact: true }).fill(talent.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/talent\/dashboard$/);
    await expect(page.getByRole('heading', { name: needed.en })).toBeVisible();
  });
});

/** Screens of each kind of page: one with a list of files, one with a first call, one with a stand-in, one with neither. */
const kinds = ['/talent/career', '/partner/dashboard', '/talent/mentorship', '/profile'];

test('a screen whose program and styles do not come shows the logo and a sentence at once', async ({ page }) => {
  for (const at of kinds) {
    await page.route(/\/assets\/(?!theme-|first-call-)/, () => {}); // never answered
    await page.goto(at, { waitUntil: 'commit' });
    await expect(page.getByText('One moment, your page is loading'), at).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bridge AI, home' }), at).toBeVisible();
    await expect(page.getByText('takes longer'), at).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).marginTop), `${at} has its styles`).toBe('0px');
    await page.unrouteAll();
    await page.goto('about:blank');
  }
});

// These break scripts on purpose: nobody watches for errors.
unwatched('a screen whose program is gone, breaks or is cut off says so, and loads again when asked', async ({ page }) => {
  await logIn(page, talent);
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
  const faults: [string, (page: Page) => Promise<void>][] = [
    ['its program is gone', async (page) => void (await page.route(/\/assets\/start-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' })))],
    ['one of its files is gone', async (page) => void (await page.route(/\/assets\/router-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' })))],
    ['the network is gone', async (page) => void (await page.route(/\/assets\/(?!theme-|first-call-).*\.js$/, (route) => route.abort('internetdisconnected')))],
    ['its documents are gone', async (page) => void (await page.route(/\/content\/.*\.json$/, (route) => route.fulfill({ status: 404, body: 'gone' })))],
    ['something else comes in the place of its documents', async (page) => void (await page.route(/\/content\/.*\.json$/, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' })))],
  ];
  for (const [what, lose] of faults) {
    await lose(page);
    for (const at of ['/talent/career', '/talent/mentorship']) {
      await page.goto('about:blank'); // the page before may be about to load itself anew
      await page.goto(at);
      await expect(page.getByRole('heading', { name: failed }), `${at}: ${what}`).toBeVisible();
      await expect(page.getByText('One moment'), `${at}: ${what}`).toBeHidden();
    }
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('link', { name: 'Load the page again' }).click();
    await expect(page.locator('#app').getByRole('heading', { level: 1 }), what).toBeVisible();
    await expect(page.getByRole('heading', { name: failed })).toBeHidden();
  }
});

unwatched('a browser below the floor is told so, in words', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, 'allSettled'));
  await page.route(/\/assets\/start-.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'nobody understands this' }));
  for (const at of kinds) {
    await page.goto(at);
    await expect(page.getByRole('heading', { name: needed.en }), at).toBeVisible();
    await expect(page.getByRole('heading', { name: failed }), at).toBeHidden();
  }
});
