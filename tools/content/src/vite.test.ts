import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { expect, inject, onTestFinished, test } from 'vitest';
import { copyOfContent, type ContentCopy } from '@bridge/content/testing';
import { contentPlugin } from './vite.ts';

const page = `<!doctype html><p id="prompt"></p><p id="nav"></p><input id="typed"><script type="module" src="/main.js"></script>`;
const script = `
import { loadDocument, locales, subscribe, whenGone } from 'virtual:content';
const draw = (survey) => { document.querySelector('#prompt').textContent = survey.phases[0].questions[1].prompt; };
subscribe((id, locale, changed) => { if (id === 'surveys/talent') draw(changed); });
draw(await loadDocument('surveys/talent', locales.source));
window.load = loadDocument;
window.listen = subscribe;
window.gone = [];
whenGone((id) => window.gone.push(id));
subscribe((id) => (window.gone = window.gone.filter((one) => one !== id)));
window.codes = locales.locales.map(({ code }) => code);
`;
const firstPrompt = 'What is your field of study or interest?';

function site(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'content-site-'));
  writeFileSync(path.join(root, 'index.html'), page);
  writeFileSync(path.join(root, 'main.js'), script);
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

async function open(copy: ContentCopy, unwatched: string[] = []): Promise<Page> {
  const server = await createServer({ root: site(), configFile: false, logLevel: 'silent', plugins: [contentPlugin({ folder: copy.folder })], server: { host: '127.0.0.1', port: 4300, watch: { ignored: unwatched } } });
  onTestFinished(() => server.close());
  await server.listen();
  const browser = await chromium.launch(inject('browser'));
  onTestFinished(() => browser.close());
  const opened = await browser.newPage();
  await opened.goto(server.resolvedUrls!.local[0]!);
  await opened.locator('#typed').fill('half an answer');
  return opened;
}

const shows = (opened: Page, text: string) => opened.locator('#prompt', { hasText: text }).waitFor();
const overlay = (opened: Page) => opened.locator('vite-error-overlay');
const kept = (opened: Page) => opened.locator('#typed').inputValue();

test('an edited text is swapped on the page, and what was typed there stays', async () => {
  using copy = copyOfContent();
  const opened = await open(copy);
  await shows(opened, firstPrompt);

  copy.replace('surveys/talent.json', firstPrompt, 'What do you study?');

  await shows(opened, 'What do you study?');
  expect(await kept(opened)).toBe('half an answer');
});

test('a fault is shown with its line, the last good text stays, and the fix clears it without a reload', async () => {
  using copy = copyOfContent();
  const opened = await open(copy);
  await shows(opened, firstPrompt);
  const good = copy.read('surveys/talent.json');

  copy.replace('surveys/talent.json', `"prompt": "${firstPrompt}"`, `"promt": "${firstPrompt}"`);
  await overlay(opened).waitFor();
  expect(await overlay(opened).locator('.message-body').textContent()).toMatch(/content\/surveys\/talent\.json:35:11 error unknown-key "promt" is not a field of a question\. Did you mean "prompt"\?/);
  expect(await overlay(opened).locator('.frame').textContent()).toContain('35  |            "promt"');
  await shows(opened, firstPrompt);

  copy.write('surveys/talent.json', good.replace(firstPrompt, 'Fixed?'));
  await overlay(opened).waitFor({ state: 'detached' });
  await shows(opened, 'Fixed?');
  expect(await kept(opened)).toBe('half an answer');
});

test('a fix right after the break leaves no overlay behind', async () => {
  using copy = copyOfContent();
  const opened = await open(copy);
  await shows(opened, firstPrompt);
  const good = copy.read('surveys/talent.json');

  for (let round = 1; round <= 10; round++) {
    copy.write('surveys/talent.json', '{ "id": ');
    await new Promise((done) => setTimeout(done, (round % 4) * 8));
    copy.write('surveys/talent.json', good.replace(firstPrompt, `Round ${round}`));
    await shows(opened, `Round ${round}`);
    await overlay(opened).waitFor({ state: 'detached' });
  }
  expect(await kept(opened)).toBe('half an answer');
});

test('a new file can be loaded at once, a deleted one no longer', async () => {
  using copy = copyOfContent();
  const opened = await open(copy);
  await shows(opened, firstPrompt);
  const label = () => opened.evaluate(async () => {
    const { load } = window as unknown as { load: (id: string, locale: string) => Promise<{ label: string }> }; // the page's script put it there
    return load('navigation/extra', 'en').then(({ label }) => label, () => 'none');
  });
  expect(await label()).toBe('none');

  copy.write('navigation/extra.json', copy.read('navigation/footer.json').replace('Footer menu', 'Extra menu'));

  await expect.poll(label).toBe('Extra menu');
  copy.remove('navigation/extra.json');
  await expect.poll(label).toBe('none');
  expect(await kept(opened)).toBe('half an answer');
});

test('that a file was deleted, and is back, is told at once', async () => {
  using copy = copyOfContent();
  const opened = await open(copy);
  await shows(opened, firstPrompt);
  const gone = () => opened.evaluate(() => (window as unknown as { gone: string[] }).gone); // the page's script put it there
  copy.write('navigation/extra.json', copy.read('navigation/footer.json'));
  await expect.poll(gone).toEqual([]);
  await expect.poll(() => opened.evaluate(() => (window as unknown as { load: (id: string, locale: string) => Promise<unknown> }).load('navigation/extra', 'en').then(() => 'there', () => 'none'))).toBe('there');
  copy.remove('navigation/extra.json');
  await expect.poll(gone).toEqual(['navigation/extra']);
  copy.write('navigation/extra.json', copy.read('navigation/footer.json'));
  await expect.poll(gone).toEqual([]);
});

test('a language taken away is gone with all its files, also where the watcher tells of some only', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/navigation/footer.json', '{ "label": "Pied de page" }');
  const opened = await open(copy, ['**/fr/navigation/**']);
  const told: string[] = [];
  opened.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      const { type, event } = JSON.parse(String(payload)) as { type: string; event?: string };
      if (type === 'error' || type === 'full-reload' || event === 'content:fixed') told.push(event ?? type);
    });
  });
  await opened.reload();
  await shows(opened, firstPrompt);

  copy.remove('translations/fr');

  await expect.poll(() => told.at(-1)).toBe('full-reload'); // the page lists languages; a fault may have been told before
  await overlay(opened).waitFor({ state: 'detached' });
  await shows(opened, firstPrompt);
  expect(await opened.evaluate(() => (window as unknown as { codes: string[] }).codes)).toEqual(['en']); // the page's script put it there
});

test('another branch is checked out, many files at once, and back: the page ends with what the disk says, and goes on to follow', async () => {
  using copy = copyOfContent();
  const opened = await open(copy);
  await shows(opened, firstPrompt);
  const before = copy.read('surveys/talent.json');
  const menu = copy.read('navigation/footer.json');
  const post = '---\ntitle: Made\ndescription: About.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n---\n\nA text.\n';
  const checkOut = (count: number, prompt: string) => {
    for (let index = 0; index < 60; index++) {
      if (index < count) copy.write(`blog/post-${index}.mdx`, post);
      else if (existsSync(path.join(copy.folder, `blog/post-${index}.mdx`))) copy.remove(`blog/post-${index}.mdx`);
    }
    copy.write('surveys/talent.json', before.replace(firstPrompt, prompt));
  };
  checkOut(60, 'On the branch?');
  copy.remove('navigation/footer.json');
  await shows(opened, 'On the branch?');
  checkOut(0, 'On main?');
  copy.write('navigation/footer.json', menu);
  await shows(opened, 'On main?');
  copy.replace('surveys/talent.json', 'On main?', 'And after that?');
  await shows(opened, 'And after that?');
  expect(await kept(opened)).toBe('half an answer');
  await overlay(opened).waitFor({ state: 'detached' });
});

test('what the watcher never tells is found all the same: an edit, a post that goes, the whole folder away and back', async () => {
  using copy = copyOfContent();
  copy.write('blog/made.mdx', '---\ntitle: Made\ndescription: About.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n---\n\nA text.\n');
  const opened = await open(copy, ['**/content/**', copy.folder]);
  await shows(opened, firstPrompt);
  copy.replace('surveys/talent.json', firstPrompt, 'Seen without a watcher?');
  await shows(opened, 'Seen without a watcher?');
  const load = () => opened.evaluate(() => (window as unknown as { load: (id: string, locale: string) => Promise<unknown> }).load('blog/made', 'en').then(() => 'there', () => 'none')); // the page's script put it there
  expect(await load()).toBe('there');
  copy.remove('blog/made.mdx');
  await expect.poll(load).toBe('none');
  renameSync(copy.folder, `${copy.folder}-away`);
  await overlay(opened).waitFor();
  renameSync(`${copy.folder}-away`, copy.folder);
  await overlay(opened).waitFor({ state: 'detached' });
  copy.replace('surveys/talent.json', 'Seen without a watcher?', 'And after that?');
  await shows(opened, 'And after that?');
  expect(await kept(opened)).toBe('half an answer');
});

test('a page opened while a file is broken is told so, and comes up when it is fixed', async () => {
  using copy = copyOfContent();
  const good = copy.read('surveys/talent.json');
  copy.write('surveys/talent.json', good.replace('"id": "talent",', '"id": "talent"'));
  const opened = await open(copy);
  await overlay(opened).waitFor();
  expect(await overlay(opened).locator('.message-body').textContent()).toContain('content/surveys/talent.json:3:3 error json-syntax a comma is missing before this');

  copy.write('surveys/talent.json', good);

  await shows(opened, firstPrompt);
});

test('an edited translation is swapped on the page of its language, and so is its source', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/navigation/footer.json', '{ "label": "Pied de page" }');
  const opened = await open(copy);
  await shows(opened, firstPrompt); // its script has run
  await opened.evaluate(async () => {
    const { load, listen } = window as unknown as { load: (id: string, locale: string) => Promise<{ label: string }>; listen: (listener: (id: string, locale: string, changed: { label: string }) => void) => void }; // the page's script put them there
    const draw = ({ label }: { label: string }) => (document.querySelector('#nav')!.textContent = label);
    listen((id, locale, changed) => void (locale === 'fr' && id === 'navigation/footer' && draw(changed)));
    draw(await load('navigation/footer', 'fr'));
  });
  const menu = opened.locator('#nav');
  await opened.locator('#nav', { hasText: 'Pied de page' }).waitFor();

  copy.replace('translations/fr/navigation/footer.json', 'Pied de page', 'Bas de page');
  await opened.locator('#nav', { hasText: 'Bas de page' }).waitFor();

  copy.replace('translations/fr/navigation/footer.json', 'Bas de page', '');
  await opened.locator('#nav', { hasText: 'Footer menu' }).waitFor();
  copy.replace('navigation/footer.json', 'Footer menu', 'Menu below');
  await opened.locator('#nav', { hasText: 'Menu below' }).waitFor();

  copy.replace('translations/fr/navigation/footer.json', '"label"', '"lable"');
  await overlay(opened).waitFor();
  expect(await overlay(opened).locator('.message-body').textContent()).toContain('content/translations/fr/navigation/footer.json:1:3 error unknown-key "lable" does not exist in the source. Did you mean "label"?');
  expect(await menu.textContent()).toBe('Menu below');
  expect(await kept(opened)).toBe('half an answer');
});

test('a language that is added while the page is open is there at once', async () => {
  using copy = copyOfContent();
  const opened = await open(copy);
  const codes = () => opened.evaluate(() => (window as unknown as { codes?: string[] }).codes).catch(() => undefined); // the page's script put it there; while it loads anew there is none
  await expect.poll(codes).toEqual(['en']);
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  await expect.poll(codes).toEqual(['en', 'fr']);
});
