import { expect, type Locator, type Page } from '@playwright/test';
import { screens } from '@bridge/model';
import { settled } from './language-faults.ts';

export type Look = (state: string) => Promise<void>;
type Role = 'talent' | 'mentor' | 'partner';

// The way through the screens in any language: by their parts, never by their words.
const submit = (page: Page) => page.locator('main form button[type=submit]').last();
const dialogs = (page: Page) => page.locator('[role=dialog]:visible, [role=alertdialog]:visible');
// What leads to another site, such as a calendar, is left alone, and so is the choice of colours: each state is looked at in both.
const menuItems = (page: Page) => page.locator('[role=menu] [role^=menuitem]:not([href^="https://"]), [data-radix-popper-content-wrapper] button:not([role=radio])');

/** Everything before the sign-in: account screens, their complaints, and what is refused. */
export async function tourBeforeSignIn(page: Page, prefix: string, look: Look): Promise<void> {
  const own = screens.filter((path) => !/^\/(?:talent|mentor|partner)\/|^\/(?:dashboard|profile|career)$/.test(path));
  for (const path of [...own.map(String), '/no-such-page']) {
    await page.goto(prefix + path);
    await look(path);
  }
  await page.goto(`${prefix}/login`);
  await submit(page).click();
  await look('login, nothing filled in');
  await page.locator('input[type=email]').fill('nobody@example.com');
  await page.locator('input[autocomplete*=password]').fill('not the one');
  await submit(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('login, refused');
  await page.goto(`${prefix}/select-user-type`);
  await page.locator('main').locator('button, a').filter({ has: page.locator('svg') }).first().click();
  await expect(page).toHaveURL(/\/signup/);
  await submit(page).click();
  await look('sign-up, nothing filled in');
}

/** Signs in a demo person. */
export async function enter(page: Page, prefix: string, role: Role, number: number): Promise<void> {
  await enterAs(page, prefix, { email: `${role}${number}@demo.example`, password: `demo-${role}-${number}` });
}

/** Signs in whoever it is, and forgets who was here before. */
export async function enterAs(page: Page, prefix: string, { email, password }: { email: string; password: string }): Promise<void> {
  await page.context().clearCookies();
  await page.goto(`${prefix}/login`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`${prefix}/login`);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[autocomplete*=password]').fill(password);
  await submit(page).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** All screens of a role. */
export async function tourOfRole(page: Page, prefix: string, role: Role, look: Look): Promise<string[]> {
  const own = [...screens.filter((path) => path.startsWith(`/${role}/`)).map(String), '/profile'];
  for (const path of own) {
    await page.goto(prefix + path);
    await look(`${role} ${path}`);
  }
  return own;
}

/** Presses every button of a screen whose words are not in `pressed` yet, looks at what opens, and leaves it unused. */
export async function openEverything(page: Page, address: string, pressed: Set<string>, look: Look): Promise<void> {
  await open(page, address);
  await look(address);
  const buttons = page.locator('header, main').locator('button:visible:not([disabled])');
  for (let button = await nextOf(buttons, pressed); button; button = await nextOf(buttons, pressed)) {
    const state = `${address}, ${button.name}`;
    await press(page, button.element);
    await look(state);
    for (let item = await nextOf(menuItems(page), pressed); item; item = await nextOf(menuItems(page), pressed)) {
      await press(page, item.element);
      await look(`${state}, ${item.name}`);
      await leave(page, address);
      await press(page, (await elementNamed(buttons, button.name)) ?? buttons.first());
    }
    await leave(page, address);
  }
}

async function nextOf(elements: Locator, pressed: Set<string>): Promise<{ element: Locator; name: string } | undefined> {
  for (const element of await elements.all()) {
    const kind = await kindOf(element);
    if (pressed.has(kind)) continue;
    pressed.add(kind);
    return { element, name: await nameOf(element) };
  }
  return undefined;
}

/** The name without what it is about: one button of a list stands for those of its other rows. */
function kindOf(element: Locator): Promise<string> {
  return element.evaluate((one) => {
    const name = one.getAttribute('aria-label') ?? one.textContent.trim();
    const row = one.closest('li, article, tr');
    const subjects = [...(row?.querySelectorAll('h2, h3, h4, p, b, .br-name') ?? [])].map((part) => part.textContent.trim()).filter((text) => text.length > 2 && text !== name);
    return subjects.toSorted((a, b) => b.length - a.length).reduce((text, subject) => text.replace(subject, '…'), name);
  });
}

async function elementNamed(elements: Locator, name: string): Promise<Locator | undefined> {
  for (const element of await elements.all()) if ((await nameOf(element)) === name) return element;
  return undefined;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

/** Presses it by keyboard, so that nothing that lies above is in the way, and waits for what it changes; it need not change anything. */
async function press(page: Page, button: Locator): Promise<void> {
  const before = await page.evaluate(() => document.body.innerText);
  await button.press('Enter');
  await page.waitForFunction((text) => document.body.innerText !== text, before, { timeout: 500, polling: 'raf' }).catch(() => {});
  await settled(page);
}

async function nameOf(element: Locator): Promise<string> {
  return (await element.evaluate((one) => one.textContent.trim() || (one.getAttribute('aria-label') ?? '')));
}

/** Back to the screen as it was. */
async function leave(page: Page, address: string): Promise<void> {
  await page.keyboard.press('Escape');
  if ((await dialogs(page).or(menuItems(page)).count()) || !page.url().endsWith(address)) await open(page, address);
}

/** Goes through a dialog page by page: fills in what it asks for and presses its last button, until it is closed or stays. */
export async function goThrough(page: Page, name: string, look: Look, most = 40): Promise<void> {
  const dialog = dialogs(page).last();
  await expect(dialog).toBeVisible();
  let before = '';
  for (let step = 1; step <= most && (await dialog.count()); step += 1) {
    await settled(page);
    const now = await dialog.innerText();
    if (now === before) return;
    before = now;
    await look(`${name}, page ${step}`);
    await fillIn(dialog);
    await press(page, dialog.locator('button:visible:not([disabled], [aria-disabled=true])').last());
  }
}

async function fillIn(form: Locator): Promise<void> {
  for (const select of await form.locator('select:visible').all()) if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  const ticks = form.getByRole('checkbox').or(form.getByRole('radio'));
  if ((await ticks.count()) && !(await form.locator(':checked, [aria-checked=true]').count())) await ticks.first().click();
  for (const field of await form.locator('input:visible, textarea:visible').all()) {
    const { type, value } = await field.evaluate((one: HTMLInputElement) => ({ type: one.inputMode || one.type, value: one.value }));
    if (value || ['radio', 'checkbox', 'hidden', 'submit', 'file'].includes(type)) continue;
    await field.fill(/number|numeric|decimal/.test(type) ? '5000' : type === 'url' ? 'https://example.org/a' : type === 'email' ? 'a@example.org' : type === 'date' ? '2031-09-01' : type === 'tel' ? '08030000000' : '⟦Ţéšţ⟧');
  }
}
