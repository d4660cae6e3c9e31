import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { answering, startingTime } from './answering.ts';
import { followRequests, LanguageFaults } from './language-faults.ts';
import { newcomer } from './people.ts';
import { crawlPort } from './products.ts';
import { publicAddresses } from './sitemap.ts';
import { expect, test } from './test.ts';
import { enter, enterAs, goThrough, openEverything, tourBeforeSignIn, tourOfRole, type Look } from './tour.ts';

// Every page and screen in a language that nobody could have typed by accident: what is not in it does not come from content/,
// and what it does not fit into will not fit German either. The long run also opens every dialog.
const isLong = process.env['LONG'] !== undefined;
const run = promisify(execFile);
const roles = ['talent', 'mentor', 'partner'] as const;

test.describe.configure({ timeout: isLong ? 900_000 : 240_000 });
test.use({ reducedMotion: 'reduce' });

async function lookingAt(page: Page, faults: LanguageFaults): Promise<Look> {
  followRequests(page);
  return (state) => faults.look(page, state);
}

test.describe('in the pseudo-language', () => {
  const prefix = '/en-XA';
  const site = `http://localhost:${crawlPort}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'bridge-crawl-'));
  const at = (name: string) => path.join(folder, name);
  const pseudo = () => new LanguageFaults(/[⟦⟧\u00c0-\u024f\u1e00-\u1eff]/, { isWhole: true });
  let product: ChildProcess;

  test.describe.configure({ mode: 'serial' });
  test.use({ baseURL: site, viewport: { width: 360, height: 800 } });

  test.beforeAll(async () => {
    test.setTimeout(startingTime + 120_000); // pages are drawn first
    const settings = { CONTENT_FOLDER: at('content'), WEB_FOLDER: at('site'), DATA_FOLDER: at('data'), PORT: String(crawlPort), PUBLIC_URL: site };
    cpSync('content', at('content'), { recursive: true, filter: (file) => !/[\\/]translations[\\/]./.test(file) });
    await run('node', ['tools/content/src/cli.ts', 'locale', 'pseudo', '--folder', at('content')]);
    const locale = at('content/translations/en-XA/locale.json');
    writeFileSync(locale, readFileSync(locale, 'utf8').replace('"draft": true', '"draft": false'));
    await run('node', ['tools/prerender/src/main.ts', '--content', at('content'), '--out', at('site'), '--no-images'], { env: { ...process.env, ...settings } }); // with what is built already: it holds no content
    product = spawn('node', ['--liftoff-only', 'apps/api/dist/main.js'], { env: { ...process.env, ...settings }, stdio: 'ignore' });
    await answering(`${site}/api/health`, product);
  });

  test.afterAll(async () => {
    const ended = new Promise((resolve) => product.once('exit', resolve));
    if (product.kill('SIGTERM')) await ended;
    rmSync(folder, { recursive: true, force: true });
  });

  test(`${isLong ? 'every' : 'every second'} public page is translated, names everything and fits a phone`, async ({ page, request }) => {
    const faults = pseudo();
    const look = await lookingAt(page, faults);
    const addresses = (await publicAddresses(request, site)).filter((one) => one === prefix || one.startsWith(`${prefix}/`));
    for (const address of addresses.filter((_, place) => isLong || place % 2 === 0)) {
      await page.goto(address);
      await look(address);
    }
    expect([...faults.found]).toEqual([]);
  });

  test('so are the screens before the sign-in, and what they complain of', async ({ page }) => {
    const faults = pseudo();
    await tourBeforeSignIn(page, prefix, await lookingAt(page, faults));
    expect([...faults.found]).toEqual([]);
  });

  for (const role of roles) {
    test(`so are the screens of a ${role}${isLong ? ', and everything that opens on them' : ''}`, async ({ page }) => {
      const faults = pseudo();
      const look = await lookingAt(page, faults);
      await enter(page, prefix, role, 1);
      const addresses = await tourOfRole(page, prefix, role, look);
      const pressed = new Set<string>();
      if (isLong) for (const address of addresses) await openEverything(page, prefix + address, pressed, look);
      expect([...faults.found]).toEqual([]);
    });
  }

  if (isLong) {
    test('so are the survey, the blueprint and all that can be done with it', async ({ page }) => {
      const faults = pseudo();
      const look = await lookingAt(page, faults);
      await enter(page, prefix, 'talent', 2);
      await page.locator('main button').first().click();
      await goThrough(page, 'survey', look);
      const pressed = new Set<string>();
      for (const screen of ['dashboard', 'career', 'recommendations', 'mentorship']) await openEverything(page, `${prefix}/talent/${screen}`, pressed, look);
      expect([...faults.found]).toEqual([]);
    });

    test('so is a mentor’s page, and booking step by step', async ({ page }) => {
      const faults = pseudo();
      const look = await lookingAt(page, faults);
      await enter(page, prefix, 'talent', 1);
      await page.goto(`${prefix}/talent/mentorship`);
      const address = await page.locator('main a[href*="/talent/mentorships/"]').first().getAttribute('href');
      await openEverything(page, address ?? '', new Set(), look);
      await page.goto(address ?? '');
      await page.locator('main button').first().click();
      await goThrough(page, 'booking', look);
      expect([...faults.found]).toEqual([]);
    });

    test('so is the onboarding of a mentor, page by page', async ({ page, request }) => {
      const faults = pseudo();
      const look = await lookingAt(page, faults);
      const { email, password } = newcomer('Mentor');
      await request.post('/auth/users/UserSignup', { data: { email, password, firstName: 'Test', lastName: 'Mentor', role: 'MENTOR' } });
      await enterAs(page, prefix, { email, password });
      await look('mentor before the onboarding');
      await page.locator('main button').first().click();
      await goThrough(page, 'onboarding', look);
      expect([...faults.found]).toEqual([]);
    });
  }
});

const step = isLong ? 1 : 12;

test('in every language no page or screen is wider than 320 px or cut off, each is read from its own side, and what is not Arabic in Arabic says so', async ({ page, request, baseURL }) => {
  const faults = new LanguageFaults(/\p{L}/u, { isWhole: false });
  const inArabic = new LanguageFaults(/\p{Script=Arabic}/u, { isWhole: false });
  followRequests(page);
  const look = (state: string) => (/^\/ar(?:\/|$)/.test(new URL(page.url()).pathname) ? inArabic : faults).look(page, state);
  const home = await (await request.get('/')).text();
  const homes = Array.from(home.matchAll(/ hreflang="([^"]*)" href="([^"]*)"/g), ([, , address]) => new URL(address!).pathname).filter((one) => one !== '/'); // the groups are there
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of (await publicAddresses(request, baseURL)).filter((_, place) => place % step === 0)) {
    await page.goto(address);
    await look(address);
  }
  for (const prefix of new Set(homes)) {
    const role = roles[[...homes].indexOf(prefix) % roles.length]!; // there are three
    for (const one of isLong ? roles : [role]) {
      await enter(page, prefix, one, 1);
      await tourOfRole(page, prefix, one, look);
    }
    const isRightToLeft = await page.evaluate(() => new Intl.Locale(document.documentElement.lang).maximize().script === 'Arab');
    await expect(page.locator('html')).toHaveAttribute('dir', isRightToLeft ? 'rtl' : 'ltr');
  }
  expect([...faults.found, ...inArabic.found]).toEqual([]);
});
