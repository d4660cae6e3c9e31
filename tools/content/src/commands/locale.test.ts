import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Content } from '@bridge/content/engine/content';
import { copyInOneLanguage, copyOfContent, type ContentCopy } from '@bridge/content/testing';
import { run } from '../testing/run.ts';

const footer = { label: 'Pied de page', items: { help: { label: 'Aide' }, contact: { label: 'Contact' } } };
const post = (body: string, front = 'description: About.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n') => `---\ntitle: A title\n${front}---\n\n${body}\n`;

const at = (copy: ContentCopy) => ['--folder', copy.folder];
const figures = async (copy: ContentCopy, file: string) => (JSON.parse((await run('locale', 'status', 'fr', '--json', '--file', file, ...at(copy))).out) as [{ translated: number; texts: number; stale: number }])[0];

test('a language is begun with its own name and direction, once', async () => {
  using copy = copyOfContent();
  const added = await run('locale', 'add', 'ar', ...at(copy));
  expect(added).toMatchObject({ code: 0, out: expect.stringMatching(/^العربية is there, with \d+ texts to translate from en\./) });
  expect(JSON.parse(copy.read('translations/ar/locale.json'))).toEqual({ name: 'العربية', dir: 'rtl' });
  expect(await run('locale', 'add', 'ar', ...at(copy))).toMatchObject({ code: 2, err: 'The language "ar" is there already.\n' });
  expect(await run('locale', 'add', 'Deutsch', ...at(copy))).toMatchObject({ code: 2, err: '"Deutsch" is not a language tag such as "fr" or "pt-BR".\n' });
  expect(await run('locale', 'todo', 'fr', ...at(copy))).toMatchObject({ code: 2, err: 'There is no language "fr". There are: ar. Begin one with: npm run content -- locale add fr\n' });
  expect(await run('locale', 'todo', 'en', ...at(copy))).toMatchObject({ code: 2, err: '"en" is the language content/ is written in: it is not translated.\n' });
});

test('what todo prints is the file to be made, and once it is made nothing is left', async () => {
  using copy = copyOfContent();
  await run('locale', 'add', 'fr', ...at(copy));
  copy.write('blog/one.mdx', post('First.\n\nSecond.'));
  const all = JSON.parse((await run('locale', 'todo', 'fr', ...at(copy))).out) as Record<string, Record<string, unknown>>;
  expect(all['content/translations/fr/blog/one.mdx']).toEqual({ title: 'A title', description: 'About.', author: 'The team', body: { 1: 'First.', 2: 'Second.' } });
  const status = async () => (JSON.parse((await run('locale', 'status', 'fr', '--json', ...at(copy))).out) as [{ texts: number; translated: number }])[0];
  expect((await status()).texts).toBe(leavesIn(all));

  for (const [file, skeleton] of Object.entries(all)) if (file.endsWith('.json')) copy.write(file.replace('content/', ''), JSON.stringify(skeleton));
  copy.write('translations/fr/blog/one.mdx', post('Un.\n\nDeux.', 'description: À propos.\nauthor: La rédaction\n'));

  expect(await run('locale', 'todo', 'fr', ...at(copy))).toMatchObject({ code: 0, out: '{}\n', err: 'Nothing is left to do.\n' });
  expect(await run('check', '--frozen', ...at(copy))).toMatchObject({ code: 0 });
  copy.write('translations/de/brand.json', '{ "nmae": "x" }'); // what is wrong in another language is not this translator's
  expect(await run('locale', 'todo', 'fr', ...at(copy))).toMatchObject({ code: 0 });
  expect(await run('check', ...at(copy))).toMatchObject({ code: 1 });
});

test('an edited source text is stale until its translation is touched or accepted; what else moves is not', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('navigation/footer.json', JSON.stringify({ label: 'Footer', items: [{ id: 'help', label: 'Help', to: '/help' }, { id: 'contact', label: 'Contact', to: '/contact' }] }));
  copy.write('translations/fr/navigation/footer.json', JSON.stringify(footer));
  await run('check', ...at(copy));
  expect(await figures(copy, 'navigation/footer.json')).toMatchObject({ texts: 3, translated: 3, stale: 0 });

  copy.write('navigation/footer.json', JSON.stringify({ items: [{ label: 'Contact', to: '/contact', id: 'contact' }, { to: '/helping', id: 'help', label: 'Help' }], label: 'Footer' }, null, 4));
  expect(await figures(copy, 'navigation/footer.json')).toMatchObject({ stale: 0 });

  copy.replace('navigation/footer.json', '"Help"', '"Get help"');
  expect(await figures(copy, 'navigation/footer.json')).toMatchObject({ translated: 3, stale: 1 });
  const todo = await run('locale', 'todo', 'fr', '--stale', ...at(copy));
  expect(JSON.parse(todo.out)).toEqual({ 'content/translations/fr/navigation/footer.json': { items: { help: { label: 'Get help' } } } });

  copy.write('translations/fr/navigation/footer.json', JSON.stringify({ ...footer, items: { ...footer.items, help: { label: 'Obtenir de l’aide' } } }));
  expect(await figures(copy, 'navigation/footer.json')).toMatchObject({ stale: 0 });

  copy.replace('navigation/footer.json', '"Footer"', '"Foot"');
  expect(await run('locale', 'accept', 'fr', 'navigation/footer.json', 'label', ...at(copy))).toMatchObject({ code: 0, out: 'navigation/footer.json label\n1 accepted as they are\n' });
  expect(await figures(copy, 'navigation/footer.json')).toMatchObject({ stale: 0 });
  expect(await run('locale', 'accept', 'fr', '--all', ...at(copy))).toMatchObject({ code: 2, err: 'None of these texts is stale.\n' });
  expect(await run('locale', 'accept', 'fr', ...at(copy))).toMatchObject({ code: 2, err: 'Name a file, and perhaps the key of one text; or say --all.\n' });
});

test('of a post exactly the paragraph is stale whose source has changed, wherever it stands now', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('blog/one.mdx', post('First.\n\nSecond.\n\n```\na\n\nb\n```'));
  copy.write('translations/fr/blog/one.mdx', post('Un.\n\nDeux.\n\n```\na\n\nb\n```', 'description: À propos.\nauthor: La rédaction\n'));
  await run('check', ...at(copy));
  const stale = async () => (JSON.parse((await run('locale', 'todo', 'fr', '--file', 'blog/one', ...at(copy))).out) as Record<string, unknown>)['content/translations/fr/blog/one.mdx'];
  expect(await stale()).toBeUndefined();
  copy.replace('blog/one.mdx', 'Second.', 'The second.');
  expect(await stale()).toEqual({ body: { 2: 'The second.' } });
  copy.replace('translations/fr/blog/one.mdx', 'Deux.', 'Le deuxième.');
  expect(await stale()).toBeUndefined();
  copy.write('blog/one.mdx', post('The second.\n\nFirst.\n\n```\na\n\nb\n```'));
  copy.write('translations/fr/blog/one.mdx', post('Le deuxième.\n\nUn.\n\n```\na\n\nb\n```', 'description: À propos.\nauthor: La rédaction\n'));
  expect(await stale()).toBeUndefined();
  copy.replace('blog/one.mdx', 'First.', 'First.\n\nBetween.');
  expect(await stale()).toMatchObject({ body: { 4: '```\na\n\nb\n```' } });
});

test('a paragraph left out of a translated text is told by each check, as stale, and is no fault', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('blog/one.mdx', post('First.\n\nSecond.\n\nThird.'));
  const translated = (body: string) => copy.write('translations/fr/blog/one.mdx', post(body, 'description: À propos.\nauthor: La rédaction\n'));
  translated('Un.\n\nDeux.\n\nTrois.');
  expect((await run('check', ...at(copy))).out).not.toContain('stale');
  translated('Un.\n\nTrois.');
  const told = 'content/translations/fr/blog/one.mdx:9:1 stale has 2 of the 3 paragraphs of blog/one.mdx: readers of this language do not see the others';
  for (let time = 0; time < 2; time += 1) expect(await run('check', ...at(copy))).toMatchObject({ code: 0, out: expect.stringContaining(told) });
  const { stale } = JSON.parse((await run('check', '--json', ...at(copy))).out) as { stale: object[] };
  expect(stale).toMatchObject([{ file: 'content/translations/fr/blog/one.mdx', line: 9, column: 1 }]);
  expect((await run('check', '--github', ...at(copy))).out).toContain('::warning file=content/translations/fr/blog/one.mdx,line=9,col=1,title=stale::');
  translated('Un.\n\nDeux.');
  expect((await run('check', ...at(copy))).out).toContain('one.mdx:9:6 stale has 2 of the 3');
  translated('Un.\n\nDeux.\n\nTrois.');
  expect((await run('check', ...at(copy))).out).not.toContain('stale');
});

test('of a post whose fields are not closed no translation is told to lack anything', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('blog/one.mdx', post('First.\n\nSecond.'));
  copy.write('translations/fr/blog/one.mdx', post('Un.\n\nDeux.', 'description: À propos.\nauthor: La rédaction\n'));
  await run('check', ...at(copy));
  copy.write('blog/one.mdx', post('First.\n\nSecond.').replace('\n---\n', '\n'));
  const { out } = await run('check', ...at(copy));
  expect(out).toContain('content/blog/one.mdx:1:1 error front-matter the closing --- of the fields is missing');
  expect(out).not.toMatch(/stale|translations/);
});

test('words whose source is gone are counted, kept, and taken away by tidy alone', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('navigation/footer.json', JSON.stringify({ label: 'Footer', items: [{ id: 'help', label: 'Help', to: '/help' }, { id: 'contact', label: 'Contact', to: '/contact' }] }));
  copy.write('translations/fr/navigation/footer.json', JSON.stringify(footer));
  await run('check', ...at(copy));
  copy.write('navigation/footer.json', JSON.stringify({ label: 'Footer', items: [{ id: 'contact', label: 'Contact', to: '/contact' }] }));
  expect(await run('check', ...at(copy))).toMatchObject({ code: 0 });
  expect(JSON.parse(copy.read('translations/fr/navigation/footer.json'))).toEqual(footer);
  expect((await run('locale', 'status', 'fr', '--file', 'navigation/footer', ...at(copy))).out).toContain('2 of 2 translated, 0 missing, 0 stale, 1 without a source any more');
  expect(await run('locale', 'tidy', 'fr', ...at(copy))).toMatchObject({ code: 0, out: 'navigation/footer.json items.help.label  Aide\n1 taken away\n' });
  expect(JSON.parse(copy.read('translations/fr/navigation/footer.json'))).toEqual({ label: footer.label, items: { contact: footer.items.contact } });
  expect(await run('locale', 'tidy', 'fr', ...at(copy))).toMatchObject({ code: 0, out: 'Every text has its source.\n' });
});

test('diff tells what the source said, from the history of git', async () => {
  using copy = copyOfContent();
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], { cwd: copy.folder, stdio: 'ignore' });
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/brand.json', '{ "description": "Une phrase." }');
  await run('check', ...at(copy));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'x');
  const before = (JSON.parse(copy.read('brand.json')) as { description: string }).description;
  copy.replace('brand.json', before, 'A new sentence.');
  const { code, out } = await run('locale', 'diff', 'fr', ...at(copy));
  expect({ code, out }).toEqual({ code: 0, out: `brand.json description\n  was  ${before}\n  is   A new sentence.\n  fr   Une phrase.\n\n1 stale. Change the translation, or say that it is still right: npm run content -- locale accept fr <file> [key]\n` });
});

test('a lock file that was not written is a fault only where nothing may be written', async () => {
  using copy = copyOfContent();
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/brand.json', '{ "description": "Une phrase." }');
  expect(await run('check', '--frozen', ...at(copy))).toMatchObject({ code: 1, out: expect.stringContaining('content/translations/fr.lock.json:1:1 error lock is not up to date: run npm run content -- check') });
  expect((await run('check', ...at(copy))).code).toBe(0);
  expect((await run('check', '--frozen', ...at(copy))).code).toBe(0);
  copy.write('translations/fr.lock.json', '{ "brand.json": { "texts": { "description": "x" } } }');
  expect((await run('check', '--frozen', ...at(copy))).out).toContain('error format "description" is not a pair of hashes');
});

test('the pseudo-language has every text, longer and accented, without a fault', async () => {
  using copy = copyInOneLanguage(path.resolve(import.meta.dirname, '../../../../content'));
  const { code, err } = await run('locale', 'pseudo', ...at(copy));
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect((JSON.parse((await run('locale', 'status', 'en-XA', '--json', ...at(copy))).out) as object[])[0]).toMatchObject({ stale: 0 });
  const content = await new Content(copy.folder).readAll();
  expect(content.get('interface/common', 'en-XA')).toMatchObject({ close: expect.stringMatching(/^⟦Çļöšé.+⟧$/) });
  expect(content.get('legal/terms', 'en-XA')).not.toHaveProperty('lang');
  expect((await run('check', '--frozen', ...at(copy))).code).toBe(0);
});

test('texts go to a translation service and come back as they went, whatever its habits', async () => {
  using copy = copyInOneLanguage(path.resolve(import.meta.dirname, '../../../../content'));
  await run('locale', 'pseudo', ...at(copy));
  const out = path.join(path.dirname(copy.folder), 'out');
  expect((await run('locale', 'export', 'en-XA', '--out', out, ...at(copy))).code).toBe(0);
  const source = JSON.parse(readFileSync(path.join(out, 'en.json'), 'utf8')) as Record<string, string>;
  const flat = JSON.parse(readFileSync(path.join(out, 'en-XA.json'), 'utf8')) as Record<string, string>;
  expect(Object.keys(source)).toEqual(Object.keys(flat));
  const [gone, ...rest] = Object.entries(flat);
  copy.write('translations/en-XA/blueprint/visions.json', '{}'); // nothing is translated there: the service writes ""
  const before = filesOf(copy.folder);
  const sent = Object.fromEntries(rest.reverse().map(([key, text]) => [key, key.startsWith('blueprint/visions:') ? '' : text]));
  const back = path.join(out, 'back.json');
  writeFileSync(back, `\ufeff${JSON.stringify(sent, null, 4)}`);
  expect(gone![0] in sent).toBe(false);

  const taken = await run('locale', 'import', 'en-XA', back, ...at(copy));

  expect(taken).toEqual({ code: 0, out: '0 texts changed, 0 left out\n', err: '' });
  expect(filesOf(copy.folder)).toEqual({ ...before, 'translations/en-XA.lock.json': expect.any(String) });
});

test('a faulty text from a service is left out and told; the others are taken', async () => {
  using copy = copyOfContent();
  copy.write('interface/words.json', JSON.stringify({ hello: 'Hello {{name}}', bye: 'Bye', day_one: '{{count}} day', day_other: '{{count}} days' }));
  copy.write('blog/one.mdx', post('A text.\n\nAnother.'));
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/interface/words.json', JSON.stringify({ bye: 'Adieu' }));
  const file = path.join(path.dirname(copy.folder), 'fr.json');
  writeFileSync(file, JSON.stringify({ 'interface/words:hello': 'Bonjour', 'interface/words:bye': 'Au revoir', 'interface/words:day_one': '{{count}} jour', 'interface/words:by': 'x', 'blog/one:title': 'Titre', 'blog/one:body/1': 'Un texte.' }));

  const { code, out, err } = await run('locale', 'import', 'fr', file, ...at(copy));

  expect(code).toBe(1);
  expect(out).toBe('2 texts changed, 4 left out\n');
  expect(err.split('\n')).toEqual([
    `There is no ${path.join(path.dirname(file), 'en.json')} to say what these texts were made from: they are taken as made from the source texts of today.`,
    'blog/one:body/1 is left out: the text is not complete, 1 of 2 paragraphs are missing',
    'interface/words:hello is left out: "hello" lacks {{name}}, which the source text has',
    'interface/words:day_one is left out: "day" needs all forms that plurals have in fr: "day_many", "day_other" are missing',
    'interface/words:by is left out: there is no such text. Did you mean "interface/words:bye"?',
    '',
  ]);
  expect(JSON.parse(copy.read('translations/fr/interface/words.json'))).toEqual({ bye: 'Au revoir' });
  expect(copy.read('translations/fr/blog/one.mdx')).toBe('---\ntitle: Titre\n---\n');
  expect(await run('locale', 'import', 'fr', 'nowhere.json', ...at(copy))).toMatchObject({ code: 2 });
});

test.each(['add', 'status', 'todo', 'diff', 'accept', 'pseudo', 'export', 'import', 'tidy'])('locale %s explains itself', async (name) => {
  const { code, out } = await run('locale', name, '--help');
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^npm run content -- locale ${name}`));
  expect(out).toContain('--folder');
});

function leavesIn(value: unknown): number {
  return typeof value === 'string' ? 1 : Object.values(value as object).reduce<number>((sum, each) => sum + leavesIn(each), 0);
}

function filesOf(folder: string): Record<string, string> {
  const below = path.join(folder, 'translations');
  if (!existsSync(below)) return {};
  const files = readdirSync(below, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map((entry) => [path.relative(folder, path.join(entry.parentPath, entry.name)), readFileSync(path.join(entry.parentPath, entry.name), 'utf8')]));
}
