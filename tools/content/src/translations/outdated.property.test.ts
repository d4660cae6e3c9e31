import path from 'node:path';
import fc from 'fast-check';
import { beforeAll, afterAll, expect, test } from 'vitest';
import { Content } from '@bridge/content/engine/content';
import { copyOfContent, type ContentCopy } from '@bridge/content/testing';
import { articleText } from '@bridge/content/body';
import { leftOver, standingIn, standingOf, updateLock } from './lock.ts';
import { isTranslation, lockOf, translationOf } from '@bridge/content/engine/translations/paths';
import { textsOf, translatable, type FileText } from './texts.ts';

// The product's own content and languages, changed as an editor may change them who knows none of the languages.
let copy: ContentCopy;
let content: Content;
let codes: string[];
beforeAll(async () => {
  copy = copyOfContent(path.resolve(import.meta.dirname, '../../../../content'));
  content = await new Content(copy.folder).readAll();
  codes = content.locales()!.locales.flatMap(({ code }) => (code === 'en' ? [] : [code]));
});
afterAll(() => copy[Symbol.dispose]());

type Leaf = FileText & { file: string };
type Json = Record<string, unknown>;
type Change = { name: string; fits: (leaf: Leaf) => boolean; act: (at: Json, key: string, list: unknown[] | undefined) => void };

const plural = /_(?:zero|one|two|few|many|other)$/;
const links = /\]\(([^)\s]+)\)/;
const changes: readonly Change[] = [
  { name: 'a name in braces more', fits: () => true, act: (at, key) => void (at[key] = `${String(at[key])} {{extra}}`) },
  { name: 'a name in braces less', fits: ({ source }) => source.includes('{{'), act: (at, key) => void (at[key] = String(at[key]).replace(/\{\{.*?\}\}/, 'it')) },
  { name: 'another link', fits: ({ source }) => links.test(source), act: (at, key) => void (at[key] = String(at[key]).replace(links, '](/faq)')) },
  { name: 'a tag more', fits: () => true, act: (at, key) => void (at[key] = `<bold>${String(at[key])}</bold>`) },
  { name: 'its entry taken away', fits: ({ path: way }) => way.length > 1, act: (at, key, list) => void (list ? list.splice(list.indexOf(at), 1) : delete at[key]) },
  { name: 'its key or id called otherwise', fits: ({ key }) => !plural.test(key), act: (at, key, list) => {
    if (list) at['id'] = `${String(at['id'])}-anew`;
    else {
      at[`${key}Anew`] = at[key];
      delete at[key];
    }
  } },
];

/** The object that holds a text, and the list that it is an entry of. */
function holderOf(value: unknown, way: readonly string[]): { at: Json; list: unknown[] | undefined } {
  let at = value;
  let list: unknown[] | undefined;
  for (const key of way.slice(0, -1)) {
    list = Array.isArray(at) ? at : undefined;
    at = Array.isArray(at) ? (at as Json[]).find((one, index) => one['id'] === key || String(index) === key) : (at as Json)[key]; // the way leads through objects and lists
  }
  return { at: at as Json, list };
}

const faultsBelow = () => content.faults().filter(({ file }) => isTranslation(file));

async function readAgain(...files: string[]) {
  for (const file of files) await content.readAgain(file);
}

test('whatever an editor changes in the source, no translation is at fault: it is stale, and its words stay', async () => {
  const leaves = translatable(content).filter((file) => file.endsWith('.json')).flatMap((file) => textsOf(content, file, 'fr').filter(({ text }) => text !== undefined).map((leaf): Leaf => ({ ...leaf, file })));
  let tried = 0;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...leaves), fc.constantFrom(...changes), fc.constantFrom(...codes), async (leaf, change, code) => {
      fc.pre(change.fits(leaf));
      const { file, key, path: way } = leaf;
      const before = copy.read(file);
      const value = JSON.parse(before) as Json;
      const { at, list } = holderOf(value, way);
      fc.pre(typeof at?.[way.at(-1)!] === 'string'); // a list of plain texts has no keys
      change.act(at, way.at(-1)!, list);
      fc.pre(!plural.test(key) || at[way.at(-1)!.replace(plural, '_other')] !== leaf.source); // a form that is gone is read from the other one, and may say the same
      copy.write(file, JSON.stringify(value, null, 2));
      await readAgain(file);
      expect(faultsBelow()).toEqual([]);
      if (content.translation(file, 'fr')) {
        tried++;
        const { standing, locked } = standingIn(content, file, code);
        const isGone = leftOver(content, file, code).some((text) => text.key === key);
        expect(standing.find((text) => text.key === key)?.state === 'stale' || isGone).toBe(true);
        expect(locked?.texts?.[key]).toBeDefined();
      }
      copy.write(file, before);
      await readAgain(file);
    }),
    { numRuns: 30 },
  );
  expect(tried).toBeGreaterThan(10);
});

test('words whose source is gone are told apart from a key that was misspelt, and come back with their source', async () => {
  const file = 'navigation/footer.json';
  const own = translationOf(file, 'fr');
  const [source, french] = [copy.read(file), copy.read(own)];
  const [first] = (JSON.parse(source) as { items: { id: string }[] }).items;
  copy.write(file, source.replace(`"id": "${first!.id}"`, '"id": "anew"'));
  await readAgain(file);
  updateLock(content, 'fr');
  await readAgain(lockOf('fr'));
  expect(faultsBelow()).toEqual([]);
  copy.write(own, french.replace(`"${first!.id}"`, `"${first!.id}x"`));
  await readAgain(own);
  expect(faultsBelow()).toMatchObject([{ file: own, code: 'unknown-key' }]);
  copy.write(own, french);
  copy.write(file, source);
  await readAgain(own, file);
  expect(standingOf(content, 'fr').texts.get(file)!.every(({ state }) => state === 'fresh')).toBe(true);
});

test('a text that lost a name its source has now is not shown: the source is, and says its language', async () => {
  const file = 'interface/common.json';
  const source = copy.read(file);
  copy.replace(file, '"close": "Close"', '"close": "Close {{what}}"');
  await readAgain(file);
  expect(content.get('interface/common', 'fr')).toMatchObject({ close: 'Close {{what}}', '~untranslated': expect.arrayContaining(['Close {{what}}']) as unknown });
  copy.write(file, source);
  await readAgain(file);
});

test('a post whose source was deleted, or links elsewhere now, is no fault of its translations', async () => {
  const file = 'blog/made.mdx';
  const front = 'description: About.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n';
  const text = `---\ntitle: Made\n${front}---\n\nFirst, [see](/about).\n\nSecond.\n`;
  copy.write(file, text);
  for (const code of codes) copy.write(translationOf(file, code), `---\ntitle: ${code}\n---\n\nUn, [lire](/about).\n\nDeux ${code}.\n`);
  await readAgain(file, ...codes.map((code) => translationOf(file, code)));
  for (const code of codes) updateLock(content, code);
  await readAgain(...codes.map(lockOf));
  expect(faultsBelow()).toEqual([]);
  expect(articleText(copy.folder, 'blog/made', 'fr')).toContain('Deux fr.');

  copy.write(file, text.replace('/about', '/faq'));
  await readAgain(file);
  expect(faultsBelow()).toEqual([]);
  expect(standingOf(content, 'fr').texts.get(file)!.filter(({ isBody }) => isBody).map(({ state }) => state)).toEqual(['stale', 'fresh']);
  expect(articleText(copy.folder, 'blog/made', 'fr')).toContain('First, [see](/faq).');
  copy.replace(translationOf(file, 'fr'), 'Un, [lire](/about)', 'Premier, [lire](/ailleurs)'); // touched, and wrong
  await readAgain(translationOf(file, 'fr'));
  expect(faultsBelow().map(({ file: at, code }) => [at, code])).toEqual([[translationOf(file, 'fr'), 'link-target']]);
  copy.replace(translationOf(file, 'fr'), 'Premier, [lire](/ailleurs)', 'Premier, [lire](/faq)');

  copy.write(file, text.replace('First, [see](/about).\n\n', ''));
  await readAgain(file, translationOf(file, 'fr'));
  expect(faultsBelow()).toEqual([]);
  copy.remove(file);
  await readAgain(file);
  expect(faultsBelow()).toEqual([]);
  for (const code of codes) expect(standingOf(content, code).lock[file]).toBeDefined();
});
