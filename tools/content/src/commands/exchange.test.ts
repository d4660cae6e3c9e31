import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyOfContent, type ContentCopy } from '@bridge/content/testing';
import { runHere } from '../testing/run-here.ts';

const own = path.resolve(import.meta.dirname, '../../../../content');
const formats = [['json', 'json'], ['xliff', 'xlf'], ['po', 'po']] as const;
const words = { hello: 'Hello {{name}}', bye: 'Bye', late: 'Too late' };
const french = { hello: 'Bonjour {{name}}', bye: 'Adieu' };

async function inFrench(): Promise<ContentCopy & { at: string[]; out: string; exported: (format: string, extension: string) => Promise<string>; states: () => Promise<Record<string, string>> }> {
  const copy = copyOfContent();
  const at = ['--folder', copy.folder];
  const out = path.join(path.dirname(copy.folder), 'out');
  copy.write('interface/words.json', JSON.stringify(words));
  copy.write('blog/one.mdx', '---\ntitle: One\ndescription: About.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n---\n\nFirst.\n\nSecond.\n');
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/interface/words.json', JSON.stringify(french));
  copy.write('translations/fr/blog/one.mdx', '---\ntitle: Un\n---\n\nPremier.\n\nDeuxième.\n');
  await runHere('check', ...at);
  return {
    ...copy, at, out,
    exported: async (format, extension) => {
      expect((await runHere('locale', 'export', 'fr', '--format', format, '--out', out, ...at)).code).toBe(0);
      return path.join(out, `fr.${extension}`);
    },
    states: async () => {
      await runHere('locale', 'export', 'fr', '--out', path.join(out, 'now'), ...at);
      return JSON.parse(readFileSync(path.join(out, 'now/fr.state.json'), 'utf8')) as Record<string, string>;
    },
  };
}

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
  writeFileSync(file, text.replace(from, to));
};

test.each(formats)('%s: the product’s own texts go out and come back, and not a byte has changed', async (format, extension) => {
  using copy = copyOfContent(own);
  const at = ['--folder', copy.folder];
  const out = path.join(path.dirname(copy.folder), 'out');
  const files = () => ['legal/terms.mdx', 'surveys/talent.json', 'interface/common.json', 'pages/home.json'].map((file) => copy.read(`translations/ar/${file}`));
  const before = [...files(), copy.read('translations/ar.lock.json')];
  await runHere('locale', 'export', 'ar', '--format', format, '--out', out, ...at);
  expect(await runHere('locale', 'import', 'ar', path.join(out, `ar.${extension}`), ...at)).toEqual({ code: 0, out: '0 texts changed, 0 left out', err: '' });
  expect([...files(), copy.read('translations/ar.lock.json')]).toEqual(before);
});

test.each(formats)('%s: an import made from an older source stays stale; one of the present source is fresh', async (format, extension) => {
  using copy = await inFrench();
  const file = await copy.exported(format, extension);
  change(file, 'Adieu', 'Au revoir');
  if (format !== 'json') change(file, 'Premier.', 'D’abord.');
  copy.replace('interface/words.json', '"Bye"', '"Good bye"');
  copy.replace('blog/one.mdx', 'First.', 'At first.');
  const taken = await runHere('locale', 'import', 'fr', file, ...copy.at);
  expect(taken).toMatchObject({ code: 0, out: `${format === 'json' ? 1 : 2} texts changed, 0 left out, ${format === 'json' ? 1 : 2} still stale` });
  expect(JSON.parse(copy.read('translations/fr/interface/words.json'))).toEqual({ ...french, bye: 'Au revoir' });
  expect(await copy.states()).toMatchObject({ 'interface/words:bye': 'stale', 'interface/words:hello': 'fresh', 'blog/one:body/1': 'stale', 'blog/one:body/2': 'fresh', 'interface/words:late': 'missing' });
  await runHere('check', ...copy.at);
  expect(await copy.states()).toMatchObject({ 'interface/words:bye': 'stale', 'blog/one:body/1': 'stale' });

  const again = await copy.exported(format, extension);
  change(again, 'Au revoir', 'À bientôt');
  if (format === 'po') writeFileSync(again, readFileSync(again, 'utf8').replaceAll('#, fuzzy, ', '#, ').replaceAll('#, fuzzy\n', ''));
  if (format === 'xliff') writeFileSync(again, readFileSync(again, 'utf8').replaceAll('state="initial" subState="bridge:stale"', 'state="translated"'));
  await runHere('locale', 'import', 'fr', again, ...copy.at);
  expect(await copy.states()).toMatchObject({ 'interface/words:bye': 'fresh' });
});

const plurals = {
  sw: { name: 'Kiswahili', dir: 'ltr', forms: { one: 'Kikao {{count}}', other: 'Vikao {{count}}' } },
  pt: { name: 'Português', dir: 'ltr', forms: { one: '{{count}} sessão', many: '{{count}} de sessões', other: '{{count}} sessões' } },
  ar: { name: 'العربية', dir: 'rtl', forms: { zero: 'لا جلسات {{count}}', one: 'جلسة {{count}}', two: 'جلستان {{count}}', few: '{{count}} جلسات', many: '{{count}} جلسة', other: '{{count}} من الجلسات' } },
} as const;

test.each(formats.flatMap(([format, extension]) => Object.entries(plurals).map(([code, language]) => ({ format, extension, code, ...language }))))('$format: every form of a plural in $code goes out, comes back unchanged, and is put where it was lost', async ({ format, extension, code, name, dir, forms }) => {
  using copy = copyOfContent();
  const at = ['--folder', copy.folder];
  const out = path.join(path.dirname(copy.folder), 'out');
  const said = Object.fromEntries(Object.entries(forms).map(([form, text]) => [`sessions_${form}`, text]));
  const file = `translations/${code}/interface/words.json`;
  copy.write('interface/words.json', '{ "sessions_one": "{{count}} session", "sessions_other": "{{count}} sessions" }');
  copy.write(`translations/${code}/locale.json`, JSON.stringify({ name, dir }));
  copy.write(file, JSON.stringify(said));
  await runHere('check', ...at);
  const before = [copy.read(file), copy.read(`translations/${code}.lock.json`)];
  expect((await runHere('locale', 'export', code, '--format', format, '--out', out, ...at)).code).toBe(0);
  const back = () => runHere('locale', 'import', code, path.join(out, `${code}.${extension}`), ...at);
  expect(await back()).toEqual({ code: 0, out: '0 texts changed, 0 left out', err: '' });
  expect([copy.read(file), copy.read(`translations/${code}.lock.json`)]).toEqual(before);

  copy.write(file, '{}');
  expect(await back()).toEqual({ code: 0, out: `${Object.keys(forms).length} texts changed, 0 left out`, err: '' });
  expect(JSON.parse(copy.read(file))).toEqual(said);
});

test.each(formats)('%s: a text that was stale when it went out, and whose source changed again meanwhile, is stale still', async (format, extension) => {
  using copy = await inFrench();
  copy.replace('interface/words.json', '"Bye"', '"Good bye"');
  copy.replace('blog/one.mdx', 'First.', 'At first.');
  const file = await copy.exported(format, extension);
  copy.replace('interface/words.json', '"Good bye"', '"See you"');
  copy.replace('blog/one.mdx', 'At first.', 'To begin with.');
  const stale = { 'interface/words:bye': 'stale', 'blog/one:body/1': 'stale', 'interface/words:hello': 'fresh', 'blog/one:body/2': 'fresh' };
  await runHere('locale', 'import', 'fr', file, ...copy.at);
  expect(await copy.states()).toMatchObject(stale);
  // translated and marked as done, but from what is the source no more
  change(file, 'Adieu', 'Au revoir');
  if (format === 'po') writeFileSync(file, readFileSync(file, 'utf8').replaceAll('#, fuzzy, ', '#, ').replaceAll('#, fuzzy\n', ''));
  if (format === 'xliff') writeFileSync(file, readFileSync(file, 'utf8').replaceAll('state="initial" subState="bridge:stale"', 'state="translated"'));
  await runHere('locale', 'import', 'fr', file, ...copy.at);
  expect(JSON.parse(copy.read('translations/fr/interface/words.json'))).toEqual({ ...french, bye: 'Au revoir' });
  await runHere('check', ...copy.at);
  expect(await copy.states()).toMatchObject(stale);
});

test.each([['xliff', 'xlf', ' state="initial" subState="bridge:stale"', ' state="final"'], ['po', 'po', '#, fuzzy, ', '#, ']] as const)('%s: a stale text that the tool says is right is fresh, one that still waits stays stale', async (format, extension, waiting, done) => {
  using copy = await inFrench();
  copy.replace('interface/words.json', '"Bye"', '"Bye!"');
  const file = await copy.exported(format, extension);
  await runHere('locale', 'import', 'fr', file, ...copy.at);
  expect(await copy.states()).toMatchObject({ 'interface/words:bye': 'stale' });
  change(file, waiting, done);
  expect(await runHere('locale', 'import', 'fr', file, ...copy.at)).toMatchObject({ code: 0, out: '0 texts changed, 0 left out' });
  expect(await copy.states()).toMatchObject({ 'interface/words:bye': 'fresh' });
});

test('a translation of the present source is not replaced by one of an older source', async () => {
  using copy = await inFrench();
  const file = await copy.exported('xliff', 'xlf');
  change(file, 'Adieu', 'Ciao');
  copy.replace('interface/words.json', '"Bye"', '"Good bye"');
  copy.write('translations/fr/interface/words.json', JSON.stringify({ ...french, bye: 'Au revoir' }));
  expect(await runHere('locale', 'import', 'fr', file, ...copy.at)).toMatchObject({ code: 1, err: 'interface/words:bye is left out: it was made from an older source text, and content/ has a translation of the present one' });
  expect(JSON.parse(copy.read('translations/fr/interface/words.json'))).toMatchObject({ bye: 'Au revoir' });
});

test('what a service leaves empty takes nothing away, and what translators note is said', async () => {
  using copy = await inFrench();
  const file = await copy.exported('po', 'po');
  change(file, 'msgstr "Adieu"', 'msgstr ""');
  change(file, '#. interface/words › hello', '# Tutoyer ?\n#. interface/words › hello');
  expect(await runHere('locale', 'import', 'fr', file, ...copy.at)).toEqual({ code: 0, out: 'interface/words:hello has a note: Tutoyer ?\n0 texts changed, 0 left out', err: '' });
  expect(JSON.parse(copy.read('translations/fr/interface/words.json'))).toEqual(french);
});

test('a file that cannot be taken is refused by its name, and nothing is written', async () => {
  using copy = await inFrench();
  const file = await copy.exported('xliff', 'xlf');
  change(file, '<xliff', '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff');
  expect(await runHere('locale', 'import', 'fr', file, ...copy.at)).toMatchObject({ code: 2, err: `${file} cannot be read: line 2: a document type (<!DOCTYPE …>) is not taken: it can make a reader load or repeat without end` });
  expect(await runHere('locale', 'import', 'fr', 'texts.csv', ...copy.at)).toMatchObject({ code: 2, err: 'texts.csv ends in no extension that is known. There are: json (.json), xliff (.xlf), po (.po).' });
  expect(await runHere('locale', 'export', 'fr', '--format', 'doc', ...copy.at)).toMatchObject({ code: 2, err: 'There is no format "doc". There are: json (.json), xliff (.xlf), po (.po).' });
});
