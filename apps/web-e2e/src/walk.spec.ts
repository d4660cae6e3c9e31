import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { answering, startingTime } from './answering.ts';
import { shareOwnBlueprint } from './blueprint.ts';
import { newcomer } from './people.ts';
import { walkPort } from './products.ts';
import { sourceAddresses } from './sitemap.ts';
import { expect, test as base } from './test.ts';
import { enter, enterAs, goThrough, openEverything, tourBeforeSignIn, tourOfRole } from './tour.ts';
import { walking } from './walk.ts';

// Every address of the product and what opens on it, from the left and from the right, in the long run. The buttons of demo
// people are pressed, so the product is this file's own. The pictures lie in reports/walk.
const test = base.extend<object, { product: string }>({
  product: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, use, { parallelIndex }) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'bridge-walk-'));
      const site = `http://localhost:${walkPort + parallelIndex}`;
      const settings = { PORT: String(walkPort + parallelIndex), PUBLIC_URL: site, DATA_FOLDER: folder };
      const server: ChildProcess = spawn('node', ['--liftoff-only', 'apps/api/dist/main.js'], { env: { ...process.env, ...settings }, stdio: 'ignore' });
      await answering(`${site}/api/health`, server);
      await use(site);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      if (server.kill('SIGTERM')) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: startingTime },
  ],
  baseURL: async ({ product }, use) => use(product),
});
test.describe.configure({ mode: 'parallel', timeout: 1_800_000 });
test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });

const roles = ['talent', 'mentor', 'partner'] as const;
/** The one of each kind that stands for the others: the categories of the explorer and the posts are alike. */
const isOfItsKind = (address: string, place: number, all: string[]) => place === all.findIndex((one) => kindOf(one) === kindOf(address));
const kindOf = (address: string) => address.replace(/^\/(explore|blog)\/.+/, '/$1/*');

for (const [language, prefix] of [['English', ''], ['Arabic', '/ar']] as const) {
  const part = (name: string) => `${language.toLowerCase()}/${name}`;

  test(`public pages in ${language}`, async ({ page, request, baseURL }) => {
    const { look, found } = walking(page, part('public'));
    const addresses = (await sourceAddresses(request, baseURL)).filter(isOfItsKind);
    for (const address of [...addresses, '/no-such-page']) {
      await page.goto(prefix + address);
      await look(address);
    }
    expect(found).toEqual([]);
  });

  test(`screens before the sign-in in ${language}`, async ({ page }) => {
    const { look, found } = walking(page, part('account'));
    await tourBeforeSignIn(page, prefix, look);
    expect(found).toEqual([]);
  });

  for (const role of roles) {
    test(`screens of a ${role} and what opens on them in ${language}`, async ({ page }) => {
      const { look, found } = walking(page, part(role));
      await enter(page, prefix, role, role === 'talent' ? 2 : 1); // the one with a plan
      const addresses = await tourOfRole(page, prefix, role, async () => {});
      const pressed = new Set<string>();
      for (const address of addresses) await openEverything(page, prefix + address, pressed, look);
      expect(found).toEqual([]);
    });
  }

  test(`the survey, the blueprint and what can be done with it in ${language}`, async ({ page, request }) => {
    const { look, found } = walking(page, part('blueprint'));
    await enterAs(page, prefix, await newAccount(request, 'TALENT'));
    await look('talent before the survey');
    await page.locator('main button').first().click();
    await goThrough(page, 'survey', look);
    const pressed = new Set<string>();
    for (const screen of ['dashboard', 'career', 'career?view=true', 'recommendations']) await openEverything(page, `${prefix}/talent/${screen}`, pressed, look);
    const id = await shareOwnBlueprint(page);
    await page.goto(`${prefix}/blueprint-share?id=${id}`);
    await look('shared blueprint');
    expect(found).toEqual([]);
  });

  test(`a mentor’s page and booking in ${language}`, async ({ page }) => {
    const { look, found } = walking(page, part('booking'));
    await enter(page, prefix, 'talent', 1);
    await page.goto(`${prefix}/talent/mentorship`);
    const address = (await page.locator('main a[href*="/talent/mentorships/"]').first().getAttribute('href')) ?? '';
    await openEverything(page, address, new Set(), look);
    await page.goto(address);
    await page.locator('main button').first().click();
    await goThrough(page, 'booking', look);
    expect(found).toEqual([]);
  });

  test(`a mentor before and in the onboarding in ${language}`, async ({ page, request }) => {
    const { look, found } = walking(page, part('onboarding'));
    await enterAs(page, prefix, await newAccount(request, 'MENTOR'));
    await look('mentor before the onboarding');
    await page.locator('main button').first().click();
    await goThrough(page, 'onboarding', look);
    expect(found).toEqual([]);
  });
}

async function newAccount(request: APIRequestContext, role: string): Promise<{ email: string; password: string }> {
  const person = newcomer('Walker');
  expect((await request.post('/auth/users/UserSignup', { data: { ...person, role, birthMonth: '1990-04' } })).status()).toBe(200);
  return person;
}
