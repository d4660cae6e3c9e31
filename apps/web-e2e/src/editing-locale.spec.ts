import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { editCopy } from './editing.ts';
import { newcomer } from './people.ts';
import { editingPort } from './products.ts';
import { expect, test } from './test.ts';

// A translator begins a language: a folder of content/ and nothing else. On a copy, in the editing loop and as a prerendered site.
const port = editingPort + 11;
const { folder, content } = editCopy(port, 'loop', addGerman);
const site = path.join(folder, 'site');
const run = promisify(execFile);
let before: Map<string, string>;

const texts = {
  'interface/auth.json': { login: { heading: 'Willkommen zurück' } },
  'messages/failures.json': { 'wrong-credentials': 'E-Mail oder Passwort stimmt nicht.' },
  'pictures/half-built-arch.json': { alt: 'Zwei Menschen bauen einen Bogen aus Stein.' }, // which no language may leave out
  'messages/mails.json': { verifyEmail: { subject: 'Ihr Code für {{product}}: {{code}}' } },
};

test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: 'serial' });

async function addGerman(): Promise<void> {
  before = fingerprints();
  await run('node', ['tools/content/src/cli.ts', 'locale', 'add', 'de', '--folder', content]);
  for (const [file, words] of Object.entries(texts)) {
    const target = path.join(content, 'translations/de', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, JSON.stringify(words, null, 2));
  }
  await run('node', ['tools/content/src/cli.ts', 'check', '--folder', content]);
  await run('node', ['tools/prerender/src/main.ts', '--content', content, '--out', site, '--no-images']);
}

function fingerprints(): Map<string, string> {
  const files = readdirSync(content, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return new Map(files.map(({ parentPath, name }) => [path.relative(content, path.join(parentPath, name)), createHash('sha256').update(readFileSync(path.join(parentPath, name))).digest('hex')]));
}

test('no file is changed but those of the language and its lock', () => {
  const after = fingerprints();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));
  expect(changed.sort()).toEqual(['translations/de.lock.json', 'translations/de/interface/auth.json', 'translations/de/locale.json', 'translations/de/messages/failures.json', 'translations/de/messages/mails.json', 'translations/de/pictures/half-built-arch.json']);
});

test('every public page is there in it, names the others and is named by them', () => {
  const page = (at: string) => readFileSync(path.join(site, at), 'utf8');
  expect(page('de/about.html')).toContain('<html lang="de" dir="ltr">');
  for (const at of ['about.html', 'fr/about.html', 'de/about.html']) expect(page(at)).toMatch(/<link rel="alternate" hreflang="de" href="[^"]*\/de\/about"/);
  expect(page('about.html')).toMatch(/<a [^>]*href="\/de\/about"[^>]*>Deutsch<\/a>/);
  const pagesOf = (language: string) => readdirSync(path.join(site, language), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html') && !/^shell\b/.test(file)).sort(); // screens name the files of a build, which knows no German here
  expect(pagesOf('de')).toEqual(pagesOf('fr'));
});

test('the screens offer it, speak it, and so do the server and its mails', async ({ page, request }) => {
  await page.goto('/login');
  await page.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/login$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Willkommen zurück' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang');
  await expect(page.getByText('Password', { exact: true })).toHaveAttribute('lang', 'en'); // not translated, and it says so
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('not the one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('E-Mail oder Passwort stimmt nicht.').first()).toBeVisible();

  const { email, password, firstName, lastName } = newcomer();
  await request.post('/auth/users/UserSignup', { data: { email, password, firstName, lastName, role: 'TALENT' }, headers: { 'accept-language': 'de' } });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/de\/talent\/dashboard$/);
  await page.goto('/de/profile');
  await expect(page.getByLabel('Language', { exact: true }).locator('option:checked')).toHaveText('Deutsch');
  await page.goto('/dev/outbox');
  await expect(page.getByRole('listitem').filter({ hasText: email }).getByRole('heading', { name: /^Ihr Code für / })).toBeVisible();
});
