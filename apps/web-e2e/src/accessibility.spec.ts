import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { hiddenControls, smallPhone } from './hidden-controls.ts';
import { followRequests, settled as drawn } from './language-faults.ts';
import { shareOwnBlueprint } from './blueprint.ts';
import { logIn, newcomer, signUp } from './people.ts';
import { generate, openSurvey, answerEverything } from './survey.ts';
import { jumpsOfFocus } from './tab-order.ts';
import { expect, test } from './test.ts';
import { enter, enterAs, tourOfRole } from './tour.ts';

test.slow(); // every state is looked at in two themes and three widths

test('the screens before signing in break no rule', async ({ page }) => {
  await page.goto('/select-user-type');
  await expect(page.getByRole('heading', { name: 'Tailor your experience' })).toBeVisible();
  await expectAccessible(page, 'select type');

  await page.getByRole('button', { name: /^Talents/ }).or(page.getByRole('link', { name: /^Talents/ })).click();
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expectAccessible(page, 'sign-up');
  await page.getByLabel('Email').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('First name').focus();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await expect(page.getByText('Password must be at least 8 characters long').first()).toBeVisible();
  await expectAccessible(page, 'sign-up with problems');

  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectAccessible(page, 'login with problems');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await expectAccessible(page, 'not found');
});

/** The heading of a signed-in screen: until it is there, the screen before is on its way out. */
const frameHeading = (page: Page) => page.locator('.br-app main h1');

test('the survey, step by step, and the blueprint’s screens and dialogs break no rule', async ({ page }) => {
  const person = newcomer();
  await signUp(page, person);
  await expect(frameHeading(page)).toBeVisible();
  await expectAccessible(page, 'dashboard without a blueprint');
  await openSurvey(page);
  await expectAccessible(page, 'envision');
  await answerEverything(page, (state) => expectAccessible(page, state));
  await generate(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save Blueprint' })).toBeEnabled();
  await expectAccessible(page, 'blueprint');
  await page.getByRole('dialog').getByRole('button', { name: 'Save Blueprint' }).click();
  await expect(page.getByText('Your personalized blueprint is ready!')).toBeVisible();
  await expectAccessible(page, 'dashboard');

  await page.goto('/talent/career');
  await page.getByRole('button', { name: 'Mark as Completed' }).first().click();
  await expect(page.getByText('Task completed successfully')).toBeVisible();
  await expectAccessible(page, 'career page with a toast');

  for (const [entry, state] of [['Delete', 'delete dialog'], ['Update', 'update dialog']] as const) {
    await page.getByRole('button', { name: 'Blueprint menu' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    await expectAccessible(page, state);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Blueprint menu' }).click();
  await page.getByRole('menuitem', { name: 'View' }).click();
  await expect(page.getByRole('button', { name: 'Back' }).or(page.getByRole('link', { name: 'Back' }))).toBeVisible();
  await expectAccessible(page, 'blueprint detail');

  await page.getByRole('button', { name: /Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).or(page.getByRole('button', { name: 'Logout' })).click();
  await expect(page.getByRole('alertdialog', { name: 'Log Out?' })).toBeVisible();
  await expectAccessible(page, 'logout dialog');
});

test('mentors and partners have an honest home that breaks no rule', async ({ page }) => {
  for (const role of ['mentor', 'partner']) {
    await logIn(page, { email: `${role}1@demo.example`, password: `demo-${role}-1` });
    await expect(page).toHaveURL(new RegExp(`/${role}/dashboard$`));
    await expect(frameHeading(page)).toBeVisible();
    await expectAccessible(page, `${role} home`);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

for (const role of ['talent', 'mentor', 'partner'] as const) {
  test(`on a small phone Tab goes through a ${role}’s screens as the eye does, nothing lies over what has the focus, and each control can be hit`, async ({ page }) => {
    await page.setViewportSize(smallPhone);
    followRequests(page);
    await enter(page, '', role, 1);
    const found: string[] = [];
    await tourOfRole(page, '', role, async (state) => {
      await drawn(page);
      found.push(...[...(await jumpsOfFocus(page)), ...(await hiddenControls(page))].map((fault) => `${state}: ${fault}`));
    });
    expect(found).toEqual([]);
  });
}

/** What opens over a screen: where, and the buttons that lead there, one after the other. */
const opened = {
  talent: [
    ...['Update', 'Share', 'Versions', 'Print or save', 'Delete'].map((entry) => ['/talent/career?year=2', 'Blueprint menu', entry]),
    ['/talent/career?year=2', /^Add a milestone to Year 2/],
    ['/talent/career?year=2', /^Change “/, 'Edit'],
    ['/talent/dashboard', 'Retake Survey'],
    ['/talent/dashboard', /^Message /],
    ['/talent/projects', /^Apply: /],
    ['/profile', 'Delete my account'],
    ['/profile', /Account menu/, 'Logout'],
  ],
  mentor: [
    ['/mentor/dashboard', 'Change hours'],
    ['/mentor/dashboard', 'Change prices and days off'],
    ['/mentor/dashboard', /^Report this review or block /, /^Report this review of /],
    ['/mentor/mentees', /^Message /],
  ],
  partner: [['/partner/opportunities', /^(New|Post)/]],
} satisfies Record<string, (string | RegExp)[][]>;

for (const [role, ways] of Object.entries(opened)) {
  test(`on a small phone nothing lies over a control of what a ${role} opens, and each can be hit`, async ({ page }) => {
    await page.setViewportSize(smallPhone);
    followRequests(page);
    await enter(page, '', role as keyof typeof opened, role === 'talent' ? 2 : 1);
    const found: string[] = [];
    const look = async (state: string) => found.push(...(await hiddenControls(page)).map((fault) => `${state}: ${fault}`));
    let here = '';
    for (const [address, ...presses] of ways as [string, ...(string | RegExp)[]][]) {
      if (address !== here) await page.goto(address);
      here = address;
      await drawn(page);
      for (const name of presses) await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().press('Enter');
      const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).last();
      await expect(dialog).toBeVisible();
      await drawn(page);
      await look(`${address}, ${presses.join(', ')}`);
      await page.keyboard.press('Escape');
      if (await dialog.count()) here = '';
    }
    if (role === 'talent') {
      await page.goto('/talent/mentorship');
      await page.locator('main a[href*="/talent/mentorships/"]').first().click();
      await drawn(page);
      await look('a mentor’s page');
      await page.getByRole('button', { name: /^Book/ }).or(page.getByRole('link', { name: /^Book/ })).first().press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await drawn(page);
      await look('booking');
    }
    expect(found).toEqual([]);
  });
}

const longest = { firstName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewiss', lastName: 'Konstantinopolitanischerdudelsackpfeifenmachergeselleninnung', password: 'seven stones and a lamp' };

const everybody = ['talent', 'mentor', 'partner'] as const;

for (const role of process.env['LONG'] ? everybody : everybody.slice(0, 1)) {
  test(`the longest name and e-mail widen no page of a ${role}, nor a public one`, async ({ page, baseURL }) => {
    const person = { ...longest, email: `${'a'.repeat(24)}${crypto.randomUUID().replaceAll('-', '').slice(0, 8)}@${'b'.repeat(60)}.example` };
    const answer = await page.request.post('/auth/users/UserSignup', { data: { ...person, role: role.toUpperCase() }, headers: { origin: baseURL ?? '' } });
    expect(answer.status()).toBe(200);
    followRequests(page);
    await page.setViewportSize({ width: 320, height: 740 });
    await enterAs(page, '', person);
    const found: string[] = [];
    const look = async (state: string) => {
      await drawn(page);
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        const wide = await page.evaluate(() => [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && document.documentElement.scrollWidth > innerWidth).map((one) => `${one.tagName} ${one.className}`));
        if (wide.length > 0) found.push(`${state} at ${width}: ${wide.slice(0, 3).join(', ')}`);
      }
    };
    await tourOfRole(page, '', role, look);
    await page.getByRole('button', { name: /Account menu/ }).click();
    await look('account menu');
    for (const path of ['/', '/verify-email', '/contact']) {
      await page.goto(path);
      await look(path);
    }
    if (role === 'talent') {
      const id = await shareOwnBlueprint(page);
      for (const path of ['/talent/dashboard', '/talent/career', '/talent/career?view=true', `/blueprint-share?id=${id}`]) {
        await page.goto(path);
        await look(`${path}, with a plan`);
      }
    }
    expect(found).toEqual([]);
  });
}
