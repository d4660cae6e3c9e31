import { expect, test } from 'vitest';
import { documentFiles } from './document-files.ts';
import type { DocumentId } from './documents.ts';

const locales = { source: 'en', locales: [{ code: 'en', name: 'English', dir: 'ltr' }, { code: 'fr', name: 'Français', dir: 'ltr' }] };
const texts: Record<string, Record<string, unknown>> = {
  'interface/common': { en: { save: 'Save' }, fr: { save: 'Enregistrer' } },
  'interface/app': { en: { menu: 'Menu' }, fr: { menu: 'Menu' } },
  'surveys/talent': { en: { title: 'Survey' }, fr: { title: 'Enquête' } },
  'pages/about': { en: { title: 'About' } },
  'blog/first': { en: { title: 'First' } },
  'blueprint/rules': { en: { rules: [] } },
  brand: { en: { name: 'Bridge' }, fr: { name: 'Bridge' } },
};

function filesOf(change: Record<string, unknown> = {}) {
  const all: typeof texts = { ...texts, ...Object.fromEntries(Object.entries(change).map(([id, en]) => [id, { ...texts[id], en }])) };
  const content = {
    ids: () => Object.keys(all) as DocumentId[], // the test's own
    document: (id: DocumentId, locale = 'en') => (id === 'locales' ? locales : all[id]?.[locale]) as never, // of any kind
  };
  return documentFiles(content, ['interface/common', 'interface/app']);
}

test('an index leads to the file of every document that a screen may ask for, in each language', () => {
  const { files, indexes, pathOf } = filesOf();
  const index = JSON.parse(files.get(indexes['fr'] ?? '') ?? '') as Record<string, string>;
  expect(Object.keys(index)).toEqual(['interface/app', 'interface/common', 'brand', 'surveys/talent']);
  const at = `/content/${index['surveys/talent']}.json`;
  expect(JSON.parse(files.get(at) ?? '')).toEqual({ 'surveys/talent': { title: 'Enquête' } });
  expect(pathOf('surveys/talent', 'fr')).toBe(at);
});

test('documents that belong together share a file', () => {
  const { files, pathOf } = filesOf();
  expect(pathOf('interface/app', 'en')).toBe(pathOf('interface/common', 'en'));
  expect(JSON.parse(files.get(pathOf('interface/app', 'en')) ?? '')).toEqual({ 'interface/app': { menu: 'Menu' }, 'interface/common': { save: 'Save' } });
});

test('what is the same in two languages is one file', () => {
  const { pathOf } = filesOf();
  expect(pathOf('brand', 'en')).toBe(pathOf('brand', 'fr'));
  expect(pathOf('surveys/talent', 'en')).not.toBe(pathOf('surveys/talent', 'fr'));
});

test('pages, posts and what only the server reads are in no file', () => {
  const { files, pathOf } = filesOf();
  expect([...files.values()].join()).not.toMatch(/About|First|rules/);
  expect(() => pathOf('blog/first', 'en')).toThrow('No browser may ask for the document "blog/first"');
});

test('a word that changes renames its own file and the index of its language, and nothing else', () => {
  const [before, after] = [filesOf(), filesOf({ 'surveys/talent': { title: 'The survey' } })];
  const gone = [...before.files.keys()].filter((at) => !after.files.has(at));
  expect(gone.sort()).toEqual([before.indexes['en'], before.pathOf('surveys/talent', 'en')].sort());
  expect(after.indexes['fr']).toBe(before.indexes['fr']);
});
