import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contract } from '@bridge/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesIn } from './folder.ts';
import { copyOfContent } from './testing.ts';

const assets = path.resolve(import.meta.dirname, '../../../apps/web/dist/client/assets');

let copy: ReturnType<typeof copyOfContent>;
let site: Awaited<ReturnType<typeof make>>;
beforeAll(async () => {
  copy = copyOfContent(afterAll);
  copy.addLanguage('fr', 'Français', 'ltr');
  copy.write('translations/fr/interface/common.json', '{ "close": "Fermer" }');
  copy.write('translations/fr/surveys/talent.json', '{ "phases": { "background": { "questions": { "2": { "prompt": "Vos études ?" } } } } }');
  site = await make();
});

/** Makes the site: the names of its files, and the text of one. */
async function make() {
  await copy.make();
  const folder = path.join(copy.folder, 'site');
  return { files: [...filesIn(folder)], read: (at: string) => readFileSync(path.join(folder, at), 'utf8') };
}

const preloaded = (html: string) => Array.from(html.matchAll(/<link rel="preload" as="fetch" crossorigin href="([^"]+)">/g), ([, file = '']) => file);

test('every page of the program names the index of each language, and fetches its own and the documents that it begins with', () => {
  const { files, read } = site;
  const pages = files.filter((at) => at.endsWith('.html') && read(at).includes('data-of="content"'));
  expect(pages).toEqual(expect.arrayContaining(['/shell.html', '/fr/shell.html', '/shell/talent/career.html', '/login.html', '/fr/signup.mentor.html', '/fr/shell/talent/mentorship.html']));
  for (const at of pages) {
    const html = read(at);
    const block = /<script type="application\/json" data-of="content">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
    const { indexes, locales } = JSON.parse(block) as { indexes: Record<string, string>; locales: { locales: { code: string }[] } }; // release.ts wrote it
    expect(locales.locales.map(({ code }) => code), at).toEqual(['en', 'fr']);
    const named = preloaded(html);
    expect(named[0], at).toBe(indexes[at.startsWith('/fr/') ? 'fr' : 'en']);
    for (const file of [...named, ...Object.values(indexes)]) expect(files, at).toContain(file);
    const index = JSON.parse(read(named[0] ?? '')) as Record<string, string>;
    const first = new Set(named.slice(1).flatMap((file) => Object.keys(JSON.parse(read(file)) as object)));
    expect([...first], at).toEqual(expect.arrayContaining(['interface/common', 'interface/app', 'brand', 'redirects', 'messages/fields']));
    for (const id of first) expect(named, at).toContain(`/content/${index[id]}.json`);
  }
  const index = JSON.parse(read(preloaded(read('/fr/shell.html'))[0] ?? '')) as Record<string, string>;
  expect(read(`/content/${index['surveys/talent']}.json`)).toContain('Vos études ?');
});

test('a word of every screen renames the file that holds it and the index of its language, and no script or style', async () => {
  copy.edit<{ close: string }>('interface/common.json', (words) => (words.close = 'Shut'));
  const { files } = await make();
  const gone = site.files.filter((at) => !files.includes(at));
  expect(gone.filter((at) => !at.startsWith('/content/'))).toEqual([]);
  expect(gone).toHaveLength(2);
});

test('no script of the build holds a sentence of content', () => {
  const content = path.resolve(import.meta.dirname, '../../../content');
  const sentences = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.split(' ').length > 3) sentences.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const file of globSync('{interface,messages,surveys,navigation,forms,lists,onboarding}/*.json', { cwd: content })) collect(JSON.parse(readFileSync(path.join(content, file), 'utf8')));
  expect(sentences.size).toBeGreaterThan(1000);
  const scripts = globSync('*.js', { cwd: assets }).map((file) => ({ file, code: readFileSync(path.join(assets, file), 'utf8') }));
  expect(scripts.flatMap(({ file, code }) => [...sentences].filter((text) => code.includes(text)).map((text) => `${file}: ${text}`))).toEqual([]);
});

test('no script of the build holds what a call is for: OpenAPI says it', () => {
  const code = globSync('*.js', { cwd: assets }).map((file) => readFileSync(path.join(assets, file), 'utf8')).join('\n');
  const purposes = Object.values(contract).map(({ purpose }) => purpose);
  expect(purposes.length).toBeGreaterThan(100);
  expect(purposes.filter((purpose) => code.includes(purpose))).toEqual([]);
});
