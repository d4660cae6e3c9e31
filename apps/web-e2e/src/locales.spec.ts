import type { Page } from '@playwright/test';
import { logIn, newcomer, signUp } from './people.ts';
import { expect, test } from './test.ts';

// The product in more than one language, as its readers meet it.

/** Of which language alone each file of documents is, from what the page says of its release: those that languages share are of none. */
async function languagesOfFiles(page: Page): Promise<Map<string, string>> {
  const said = JSON.parse((await page.locator('script[data-of=content]').textContent()) ?? '') as { indexes: Record<string, string> }; // docs/decisions/content-documents.md
  const lists = await Promise.all(Object.entries(said.indexes).map(async ([language, index]) => {
    const hashes = Object.values((await (await page.request.get(index)).json()) as Record<string, string>);
    return { language, files: [...new Set(hashes.map((hash) => `/content/${hash}.json`)), index] };
  }));
  const languages = new Map<string, Set<string>>();
  for (const { language, files } of lists) for (const file of files) languages.set(file, (languages.get(file) ?? new Set()).add(language));
  return new Map([...languages].filter(([, of]) => of.size === 1).map(([file, of]) => [file, [...of].join('')]));
}

async function logInInFrench(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/fr/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

const cookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'locale')?.value;

test('a reader loads the texts of one language, on account screens and on the dashboard', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await logInInFrench(page, { email: 'talent2@demo.example', password: 'demo-talent-2' });
  await expect(page).toHaveURL(/\/fr\/talent\/dashboard$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const languages = await languagesOfFiles(page);
  expect([...new Set(languages.values())].length).toBeGreaterThan(1); // there are others that could have been loaded
  expect([...new Set([...asked].flatMap((file) => languages.get(file) ?? []))]).toEqual(['fr']);
});

test('what the server refuses is said in the language of the page', async ({ page }) => {
  await logInInFrench(page, { email: 'nobody@example.com', password: 'not the one' });
  await expect(page.getByText('L’e-mail ou le mot de passe n’est pas correct.', { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/fr\/login$/);
});

test('the language switcher keeps page, query and place, on public pages and on screens, and the choice is remembered', async ({ page }) => {
  await page.goto('/how-it-works?a=b#steps');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/how-it-works\?a=b#steps$/);
  expect(await cookie(page)).toBe('fr');

  await page.goto('/fr/login?a=b#form');
  await page.getByRole('navigation', { name: 'Langues' }).getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/\/ar\/login\?a=b#form$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await cookie(page)).toBe('ar');

  await page.goto('/');
  await expect(page).toHaveURL(/\/ar$/);
});

test('without a choice nobody is led to another language; it is offered', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR', ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('[data-offer]').getByRole('link')).toHaveAttribute('href', /\/fr$/);
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('a language chosen in the profile is the page’s at once, the next sign-in’s, and that of mails', async ({ page }) => {
  const person = newcomer();
  await signUp(page, person);
  await page.goto('/profile');
  await page.getByLabel('Language', { exact: true }).selectOption('fr');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(/\/fr\/profile$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Votre profil' })).toBeVisible();
  await expect(page.getByLabel('Langue', { exact: true })).toHaveValue('fr');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await logIn(page, person);
  await expect(page).toHaveURL(/\/fr\/talent\/dashboard$/);

  await page.request.post(`/users/verification/initiate-forgot-password-flow/${person.email}`, { data: {}, headers: { 'accept-language': 'en' } });
  await page.goto('/dev/outbox');
  await expect(page.getByRole('listitem').filter({ hasText: person.email }).getByRole('heading', { name: /^Changez votre mot de passe/ })).toBeVisible();
});
