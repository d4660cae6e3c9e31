import { expectAccessible } from './axe.ts';
import { verificationCode } from './mails.ts';
import { logIn, newcomer, signUp } from './people.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

// The list of mentors stands before the program does: drawn by the build, filled from the first call's answer.
const talent = { email: 'talent1@demo.example', password: 'demo-talent-1' };
const list = '/talent/mentorship';
const call = '**/users/all-metors/mentors?*';

/**
 * Holds the program back until the answered function is called. Meanwhile the stand-in waits as long as it takes for the
 * list: a busy machine may need longer than the second after which it is left to the program, which is held.
 */
async function holdProgram(page: Page): Promise<() => void> {
  await page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    window.setTimeout = ((then: () => void, after?: number) => set(then, after === 1_000 ? 60_000 : after)) as typeof window.setTimeout; // whose own type has two overloads
  });
  // A server that has too much to do says so, and the program asks again: it is held, so that is done here.
  await page.route(call, async (route) => {
    let response = await route.fetch();
    while (response.status() === 503) response = await route.fetch();
    await route.fulfill({ response });
  });
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return go;
}

// What a test has answered by itself may still be on its way when it ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const standIn = (page: Page) => page.locator('#stand-in');
const shownByProgram = (page: Page) => page.locator('#app').getByRole('heading', { name: 'Mentorship', exact: true });

test.describe('signed in as a talent', () => {
  test.beforeEach(async ({ page }) => {
    await logIn(page, talent);
    await expect(page).toHaveURL(/\/talent\/dashboard$/);
    // A form that was quicker than its script is answered by the server; who somebody is, the program stores a moment later.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('userData'))).toContain('TALENT');
  });

  test('the list is there before the program, the same to the letter, without faults', async ({ page }) => {
    const program = await holdProgram(page);
    await page.goto(list);
    await expect(page).toHaveTitle('Mentorship · Bridge AI');
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ mentors?$/);
    await expect(page.getByRole('button', { name: /Talent\. Account menu$/ })).not.toHaveAccessibleName(/^ /);
    await expectAccessible(page, 'the stand-in of the list');
    const count = await cards.count();
    await page.evaluate(() => Object.assign(window, { list: document.querySelector('#stand-in .br-mgrid'), box: document.querySelector('#stand-in .br-mgrid')?.getBoundingClientRect().toJSON() as unknown }));

    program();
    await expect(shownByProgram(page)).toBeVisible();
    await expect(standIn(page)).toHaveCount(0);
    await expect(cards).toHaveCount(count);
    const [isSame, before, after] = await page.evaluate(() => {
      const own = document.querySelector('#app .br-mgrid');
      const { list: first, box } = window as unknown as { list: Element; box: object }; // set above
      return [first.isEqualNode(own), box, own?.getBoundingClientRect().toJSON() as unknown];
    });
    expect(isSame).toBe(true);
    expect(after).toEqual(before);
  });

  test('its links lead on without the program, its search asks for what was typed', async ({ page }) => {
    const program = await holdProgram(page);
    await page.goto(list);
    const first = page.getByRole('main').getByRole('article').first().getByRole('link');
    const name = await first.innerText();
    await first.click();
    program();
    await expect(page).toHaveURL(/\/talent\/mentorships\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    await page.goto(list);
    await page.getByRole('searchbox').fill('nobody of this name');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?q=nobody/);
    await expect(page.getByText('No relevant mentors found.')).toBeVisible();
  });

  test('what somebody has begun goes on in the program: typing, focus, a pressed button', async ({ page }) => {
    const program = await holdProgram(page);
    await page.goto(list);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.getByRole('searchbox').pressSequentially('des');
    program();
    await expect(shownByProgram(page)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveValue('des');
    await expect(page).toHaveURL(/\?q=des$/);
  });

  test('a button that was pressed too early does its work once the program is there', async ({ page }) => {
    const program = await holdProgram(page);
    await page.goto(list);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: /Account menu$/ }).click();
    program();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });

  const more = [
    ['a server that fails', { status: 500, body: '{}' }],
    ['an answer that is no JSON', { status: 200, contentType: 'text/html', body: '<p>proxy</p>' }],
  ] as const;
  for (const [fault, answer] of [
    ...(process.env['LONG'] ? more : []),
    ['an answer of another shape', { status: 200, contentType: 'application/json', body: '{"success":true,"mentors":[{"firstName":1}],"total":1,"page":1,"limit":10}' }],
  ] as const) {
    test(`${fault} is the program's to tell`, async ({ page }) => {
      await page.route(call, (route) => route.fulfill(answer));
      await page.goto(list);
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
      await expect(standIn(page)).toHaveCount(0);
      await page.unroute(call);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    });
  }

  test('a slow answer shows grey cards, and keeps neither the program nor the list away', async ({ page }) => {
    let answer = () => {};
    const seen = new Promise<void>((resolve) => (answer = resolve));
    await page.route(call, async (route) => {
      await seen;
      await route.continue();
    });
    await page.goto(list, { waitUntil: 'commit' });
    await expect(page.locator('#stand-in [aria-busy=true]')).toBeVisible();
    await expect(shownByProgram(page)).toBeVisible();
    await expect(page.locator('#app [aria-busy=true]')).toBeVisible();
    answer();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('in a tab that nobody looks at, where there are no frames, the program comes all the same', async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
    await page.goto(list);
    await expect(page.locator('#app').getByRole('article').first()).toBeAttached();
    await expect(standIn(page)).toHaveCount(0);
  });

  test('a sign-in that has ended leads to the login', async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ status: 401, contentType: 'application/json', body: '{"success":false,"message":"","error":{"code":"unauthenticated"}}' }));
    await page.goto(list);
    await expect(page).toHaveURL(/\/login$/);
    await expect(standIn(page)).toHaveCount(0);
  });
});

test('nobody else sees it: not who is signed out, not a mentor', async ({ page }) => {
  const seen: string[] = [];
  await page.exposeFunction('standInSeen', (at: string) => void seen.push(at));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('div#stand-in')) (window as unknown as { standInSeen: (at: string) => void }).standInSeen(location.pathname); // exposed above
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(list);
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, { email: 'mentor1@demo.example', password: 'demo-mentor-1' });
  await expect(page).toHaveURL(/\/mentor\/dashboard$/);
  await page.goto(list);
  await expect(page).not.toHaveURL(new RegExp(`${list}$`));
  expect(seen.filter((at) => at === list)).toEqual([]); // account screens have one for everybody
});

test('an account screen is filled in before the program: text, tick, cursor and focus go on in it, and no field is there twice', async ({ page }) => {
  const go = await holdProgram(page);
  await page.goto('/login');
  await expect(standIn(page)).toBeVisible();
  await page.getByLabel('Email').fill('half@');
  await page.getByLabel('Remember Me').check();
  await page.getByLabel('Password', { exact: true }).fill('half a password');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Show password' }).click();
  go();
  await expect(standIn(page)).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue('half@');
  await expect(page.getByLabel('Remember Me')).toBeChecked();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('half a password');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

// Every screen that is drawn by the build, in each way to come to it: what it wants the focus in has it, before the program and after.
const drawn = ['/login', '/signup', '/select-user-type', '/verify-email', '/signup-success', '/forgot-password-request', '/change-password', '/change-password-success'];
const wantsFocus: Record<string, string> = { '/verify-email': 'Digit 1 of 4', '/change-password': 'Verification code' };
for (const way of ['opened by its address', 'reloaded', 'opened while the program is slow']) {
  test(`a screen that wants the focus in a field has it there, ${way}`, async ({ page }) => {
    test.slow();
    await signUp(page, newcomer()); // the code's screen is for who has one to enter
    for (const path of drawn) {
      const go = way.endsWith('slow') ? await holdProgram(page) : () => {};
      await page.goto(path);
      if (way === 'reloaded') await page.reload();
      const wanted = wantsFocus[path];
      const next = path === '/verify-email' && way.endsWith('slow') ? 'Digit 2 of 4' : (wanted ?? ''); // a digit leads on to the next box
      const isThere = new URL(page.url()).pathname === path; // who is signed in is led on from some
      if (way.endsWith('slow') && wanted && isThere) {
        await expect(page.getByLabel(wanted)).toBeFocused();
        await page.keyboard.type('7');
      }
      go();
      await expect(standIn(page)).toHaveCount(0);
      const focused = await page.evaluate(() => (document.activeElement instanceof HTMLInputElement ? (document.activeElement.getAttribute('aria-label') ?? document.activeElement.labels?.[0]?.textContent ?? '') : ''));
      if (isThere) expect([path, focused.slice(0, next.length), focused !== '']).toEqual([path, next, wanted !== undefined]);
      if (isThere && wanted) await expect(page.getByLabel(wanted)).toHaveValue(way.endsWith('slow') ? '7' : '');
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test('a code that is typed while the program takes the page’s place is whole, and is sent by itself', async ({ page }) => {
  test.slow();
  const person = newcomer();
  await signUp(page, person);
  const code = await verificationCode(page, person.email);
  for (const [way, text] of [['typed', code], ['pasted', ` ${code}\n`], ['filled in by the browser', code]] as const) {
    const go = await holdProgram(page);
    let sent = '';
    await page.route('**/verification/verify-signup-or-login-code', async (route) => {
      sent = (route.request().postDataJSON() as { uniqueVerificationCode: string }).uniqueVerificationCode;
      await route.fulfill({ status: 400, json: { success: false, code: 'wrong-code', message: 'Not this one.' } });
    });
    await page.goto('/verify-email');
    const first = page.getByLabel('Digit 1 of 4');
    await expect(first).toBeFocused();
    if (way === 'typed') {
      await page.keyboard.type(text.slice(0, 2));
      go();
      await page.keyboard.type(text.slice(2), { delay: 150 });
    } else {
      if (way === 'pasted') await page.keyboard.insertText(text);
      else await first.fill(text);
      go();
    }
    await expect.poll(() => [way, sent]).toEqual([way, code]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a form that is sent before the program is answered by the server: refused with what was typed, then signed in, and the program says so', async ({ page }) => {
  const go = await holdProgram(page);
  await page.goto('/login');
  await page.getByLabel('Email').fill(talent.email);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').getByText('Email or password is not right.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(talent.email);
  await expectAccessible(page, 'a refused login without the program');
  go();
  await expect(standIn(page)).toBeHidden();
  await expect(page.getByLabel('Email')).toHaveValue(talent.email);
  await expect(page.getByText('Email or password is not right.', { exact: false }).first()).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await logIn(page, talent);
  await expect(page).toHaveURL(/\/talent\/dashboard$/);
  await expect(page.getByText('User logged in successfully')).toBeVisible();
});

test('where somebody wanted to be is not lost by a form that is sent before the program, nor by its refusal', async ({ page }) => {
  await page.goto('/talent/career');
  await expect(page).toHaveURL(/\/login$/);
  await holdProgram(page);
  await page.reload();
  await expect(standIn(page)).toBeVisible();
  for (const password of ['not this one', talent.password]) {
    await page.getByLabel('Email').fill(talent.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    if (password !== talent.password) await expect(page.getByRole('alert')).toBeVisible();
  }
  await expect(page).toHaveURL(/\/talent\/career$/);
});
