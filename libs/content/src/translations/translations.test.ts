import { directionOf } from '../world/languages.ts';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { articleText } from '../body.ts';
import { Content } from '../content.ts';
import { formatFault } from '../fault.ts';
import { openContent } from '../open.ts';
import { copyOfContent, type ContentCopy } from '../testing/copy.ts';
import { lacks } from './kept.ts';

const check = async (folder: string) => (await new Content(folder).readAll()).faults().map((fault) => formatFault(fault));
const post = (title: string, body: string, rest = '') => `---\ntitle: ${title}\n${rest}---\n\n${body}\n`;
const front = 'description: About something.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n';

/** The small content folder with one more language. */
function inFrench(overlays: Record<string, unknown> = {}, locale = 'fr'): ContentCopy {
  const copy = copyOfContent();
  copy.write(`translations/${locale}/locale.json`, JSON.stringify({ name: 'A language', dir: directionOf(locale) }));
  for (const [file, overlay] of Object.entries(overlays)) copy.write(`translations/${locale}/${file}`, typeof overlay === 'string' ? overlay : JSON.stringify(overlay, null, 2));
  return copy;
}

test('a folder is a language; the source language comes first, nothing else changes', async () => {
  using copy = inFrench();
  copy.write('translations/ar/locale.json', '{ "name": "العربية", "dir": "rtl" }');
  const content = await openContent(copy.folder);
  expect(content.document('locales')).toEqual({
    source: 'en',
    locales: [{ code: 'en', name: 'English', dir: 'ltr' }, { code: 'ar', name: 'العربية', dir: 'rtl' }, { code: 'fr', name: 'A language', dir: 'ltr' }],
  });
  expect(content.ids()).not.toContain('translations/fr/locale');
});

test('a draft is there only for those who ask for it', async () => {
  using copy = inFrench();
  copy.replace('translations/fr/locale.json', '"dir"', '"draft": true, "dir"');
  expect((await openContent(copy.folder)).document('locales').locales.map(({ code }) => code)).toEqual(['en']);
  expect((await openContent(copy.folder, { drafts: true })).document('locales').locales.map(({ code }) => code)).toEqual(['en', 'fr']);
});

test('texts are merged by id; what is missing or empty stays in the source language and says so', async () => {
  using copy = inFrench({ 'surveys/talent.json': { phases: { background: { title: 'Vous', questions: { '1': { prompt: 'Où ?', options: { employed: { label: 'En poste' }, student: { label: ' ' } } } } } } } });
  const content = await openContent(copy.folder);
  const source = content.document('surveys/talent', 'en');
  const french = content.document('surveys/talent', 'fr');
  const [phase] = french.phases;
  const question = phase!.questions[0]!;
  const options = 'options' in question ? question.options : [];
  const by = (id: string) => options.find((option) => option.id === id);
  expect(phase).toMatchObject({ title: 'Vous', description: source.phases[0]!.description, lang: 'en' });
  expect(question).toMatchObject({ prompt: 'Où ?', lang: 'fr' }); // it stands inside a phase that is said to be English
  expect(by('employed')).toEqual({ id: 'employed', label: 'En poste', value: 'Employed' });
  expect(by('student')).toMatchObject({ label: 'Student', lang: 'en' });
  expect(JSON.stringify(source)).not.toContain('"lang"');
  expect(content.document('surveys/talent', 'xx')).toBe(source);
});

test('a document that is wholly translated says nothing of a language; one that is not says it once for each object', async () => {
  using copy = inFrench({ 'navigation/footer.json': { label: 'Bas de page', items: { help: { label: 'Aide' }, contact: { label: 'Contact' } } } });
  copy.write('navigation/footer.json', JSON.stringify({ label: 'Footer menu', items: [{ id: 'help', label: 'Help', to: '/help' }, { id: 'contact', label: 'Contact', to: '/contact' }] }));
  const content = await openContent(copy.folder);
  expect(content.document('navigation/footer', 'fr')).toEqual({ label: 'Bas de page', items: [{ id: 'help', label: 'Aide', to: '/help' }, { id: 'contact', label: 'Contact', to: '/contact' }] });
  const untranslated = content.document('navigation/talent', 'fr');
  expect([untranslated, ...untranslated.items].map(({ lang }) => lang)).toEqual(Array(7).fill('en'));
});

test('plurals take the forms of their own language', async () => {
  const words = { minutes_one: '{{count}} minute', minutes_other: '{{count}} minutes' };
  using copy = inFrench({ 'interface/a.json': { minutes_zero: 'لا دقائق', minutes_one: 'دقيقة', minutes_two: 'دقيقتان', minutes_few: '{{count}} دقائق', minutes_many: '{{count}} دقيقة', minutes_other: '{{count}} دقيقة' } }, 'ar');
  copy.write('interface/a.json', JSON.stringify(words));
  copy.write('interface/b.json', JSON.stringify(words));
  const content = await openContent(copy.folder);
  expect(Object.keys(content.document('interface/a', 'ar'))).toEqual(['minutes_zero', 'minutes_one', 'minutes_two', 'minutes_few', 'minutes_many', 'minutes_other']);
  expect(content.document('interface/b', 'ar')).toMatchObject({ minutes_one: '{{count}} minute', minutes_few: '{{count}} minutes', minutes_zero: '{{count}} minutes' });
});

test.each([['zero', 0], ['one', 0], ['two', 0], ['few', 1], ['many', 1], ['other', 1]] as const)('the number of a plural may be said in words in the form for one number alone: %s, faults: %i', (category, faults) => {
  expect(lacks('{{count}} minutes', 'دقائق', { all: ['{{count}} minutes'], category })).toHaveLength(faults);
});

test('everything that is no text, does not exist, or lost something of its source is refused with its place', async () => {
  using copy = inFrench({
    'surveys/talent.json': {
      id: 'talent',
      envisoin: { title: 'x' },
      phases: {
        background: { illustration: 'deck', questions: { '1': { type: 'radio', prompt: 5, options: { studnet: { label: 'x' }, employed: { value: 'x', label: 'x'.repeat(200) } } } } },
        skills: { questions: [{ prompt: 'x' }] },
      },
    },
    'interface/words.json': { hello: 'Bonjour {{nom}}', broken: 'Bonjour {{name', lost: 'Bonjour', html: '<script src=x>', items_one: '{{count}}', items_two: '{{count}}' },
    'forms/contact.json': { sent: { text: 'Lisez [ceci](/autre).' } },
    'surveys/tallent.json': {},
    'brand.json': '{ "description": "x", "description": "y" }',
    'navigation/footer.json': '{ "label": ',
  });
  copy.write('interface/words.json', JSON.stringify({ hello: 'Hello {{name}}', broken: 'Hello', lost: 'Hello {{name}}', html: 'x', items_one: '{{count}} item', items_other: '{{count}} items' }));
  copy.write('forms/contact.json', JSON.stringify({ id: 'contact', title: 'Contact', submit: 'Send', sent: { title: 'Thanks', text: 'Read [this](/about).' }, questions: [{ id: 'a', type: 'text', prompt: 'A?' }] }));
  copy.write('translations/de/brand.json', '{}');
  copy.write('translations/en/brand.json', '{}');
  copy.write('translations/FR/brand.json', '{}');
  copy.write('translations/fr/notes.txt', 'x');
  expect((await check(copy.folder)).map((line) => line.replace(/ Known: .*$/, ''))).toMatchInlineSnapshot(`
    [
      "content/translations/FR/brand.json:1:1 error unknown-file no kind of content has this path.",
      "content/translations/de/locale.json:1:1 error missing-file this file is missing: { "name": "…", "dir": "ltr" }",
      "content/translations/en/brand.json:1:1 error contradiction content/ is written in "en": change brand.json itself",
      "content/translations/fr/brand.json:1:23 error duplicate-key "description" stands twice in one object: first in line 1",
      "content/translations/fr/forms/contact.json:3:13 error link-target "text" has a link to /autre in the place of the one to /about, which the source text has",
      "content/translations/fr/interface/words.json:2:12 error placeholder "hello" has {{nom}} in the place of {{name}}, which the source text has",
      "content/translations/fr/interface/words.json:3:13 error placeholder "broken" has a broken placeholder: write {{name}}",
      "content/translations/fr/interface/words.json:4:11 error placeholder "lost" lacks {{name}}, which the source text has",
      "content/translations/fr/interface/words.json:5:11 error hostile-text "html" holds HTML: write plain text",
      "content/translations/fr/interface/words.json:6:3 error plural "items" needs all forms that plurals have in fr: "items_many", "items_other" are missing",
      "content/translations/fr/interface/words.json:7:3 error plural "items_two" is a form of the plural that fr does not have. It has: items_one, items_many, items_other",
      "content/translations/fr/navigation/footer.json:1:12 error json-syntax a value is expected here: is there a comma too many?",
      "content/translations/fr/notes.txt:1:1 error unknown-file a translation is a .json or .mdx file, as its source is",
      "content/translations/fr/surveys/talent.json:2:3 error not-translatable "id" is the same in every language: only texts are translated",
      "content/translations/fr/surveys/talent.json:3:3 error unknown-key "envisoin" does not exist in the source. Did you mean "envision"?",
      "content/translations/fr/surveys/talent.json:8:7 error not-translatable "illustration" is the same in every language: only texts are translated",
      "content/translations/fr/surveys/talent.json:11:11 error not-translatable "type" is the same in every language: only texts are translated",
      "content/translations/fr/surveys/talent.json:12:21 error wrong-type "prompt" must be a text, not 5",
      "content/translations/fr/surveys/talent.json:14:13 error unknown-key "studnet" does not exist in the source at "phases.background.questions.1.options". Did you mean "student"?",
      "content/translations/fr/surveys/talent.json:18:15 error not-translatable "value" is the same in every language: only texts are translated",
      "content/translations/fr/surveys/talent.json:19:24 error too-long "label" is 200 characters long: at most 120 fit",
      "content/translations/fr/surveys/talent.json:26:20 error wrong-type lists are translated by id here: { "<id>": { … } }, not [ … ]",
      "content/translations/fr/surveys/tallent.json:1:1 error unknown-file translates surveys/tallent.json, which does not exist. Did you mean "surveys/talent.json"?",
    ]
  `);
});

test('words have no place for a language: a document of words lists those that are in the source language', async () => {
  using copy = inFrench({ 'interface/common.json': { close: 'Fermer' } });
  copy.write('interface/common.json', JSON.stringify({ close: 'Close', more: { open: 'Open it' }, days_one: '{{count}} day', days_other: '{{count}} days' }));
  copy.write('interface/whole.json', JSON.stringify({ close: 'Close' }));
  copy.write('translations/fr/interface/whole.json', JSON.stringify({ close: 'Fermer' }));
  const content = await openContent(copy.folder);
  expect(content.document('interface/common', 'fr')).toMatchObject({ close: 'Fermer', '~untranslated': ['Open it', '{{count}} day', '{{count}} days'] });
  for (const [id, locale] of [['interface/whole', 'fr'], ['interface/common', 'en']] as const) expect(content.document(id as 'interface/common', locale)).not.toHaveProperty('~untranslated'); // the copy has it
});

test('a post falls back as a whole, and its body counts as one of its texts', async () => {
  using copy = inFrench({ 'blog/half.mdx': post('Titre', '', 'description: Description\n'), 'blog/full.mdx': post('Titre', 'Un texte.', 'description: Description\nauthor: La rédaction\n') });
  for (const name of ['none', 'half', 'full']) copy.write(`blog/${name}.mdx`, post('Title', 'A text.', front));
  const content = await openContent(copy.folder);
  expect(content.document('blog/none', 'fr')).toMatchObject({ title: 'Title', lang: 'en', textLang: 'en' });
  expect(content.document('blog/half', 'fr')).toMatchObject({ title: 'Titre', date: '2026-11-20', lang: 'en', textLang: 'en' });
  for (const key of ['lang', 'textLang']) expect(content.document('blog/full', 'fr')).not.toHaveProperty(key);
  expect(['none', 'half', 'full'].map((name) => articleText(copy.folder, `blog/${name}`, 'fr').includes('Un texte.'))).toEqual([false, false, true]);
  expect(articleText(copy.folder, 'blog/full')).toContain('A text.');
});

test('a translated post may only hold texts, and keeps the links of its body', async () => {
  using copy = inFrench({ 'blog/one.mdx': post('Titre', 'Un [texte](/autre).\n\n{1 + 1}', 'date: 2026-01-01\n') });
  copy.write('blog/one.mdx', post('Title', 'A [text](/about).', front));
  copy.write('translations/fr/blog/two.mdx', post('Titre', 'Un [texte](/autre).', 'date: 2026-01-01\n'));
  copy.write('blog/two.mdx', post('Title', 'A [text](/about).', front));
  expect(await check(copy.folder)).toMatchInlineSnapshot(`
    [
      "content/translations/fr/blog/one.mdx:8:1 error mdx-code {…} is code: write \\{ for a brace",
      "content/translations/fr/blog/two.mdx:3:1 error not-translatable "date" is the same in every language: only texts are translated",
      "content/translations/fr/blog/two.mdx:6:12 error link-target the text has a link to /autre in the place of the one to /about, which the source text has",
    ]
  `);
});

const patient = { timeout: 60_000 };

test('while watching, an edit of a translation or of its source reaches the next reader', async () => {
  using copy = inFrench({ 'brand.json': { description: 'Une phrase.' } });
  const content = await openContent(copy.folder, { watch: true });
  onTestFinished(() => content.close());
  expect(content.document('brand', 'fr').description).toBe('Une phrase.');
  copy.replace('translations/fr/brand.json', 'Une phrase.', 'Une autre.');
  await expect.poll(() => content.document('brand', 'fr').description, patient).toBe('Une autre.');
  copy.replace('brand.json', 'Bridge AI', 'Other name');
  await expect.poll(() => content.document('brand', 'fr'), patient).toMatchObject({ name: 'Other name', description: 'Une autre.' });
});

test('a check that throws documents away still checks translations', async () => {
  using copy = inFrench({ 'brand.json': { name: 'x' } });
  const content = await new Content(copy.folder, { keep: false }).readAll();
  expect(content.faults()).toMatchObject([{ code: 'not-translatable', file: path.posix.join('translations/fr/brand.json') }]);
  copy.write('translations/fr/surveys/talent.json', '{ "id": "x" }');
  await content.readAgain('translations/fr/surveys/talent.json');
  expect(content.faults()).toMatchObject([{ file: 'translations/fr/brand.json' }, { file: 'translations/fr/surveys/talent.json', message: '"id" is the same in every language: only texts are translated' }]);
});

test('a form of a plural that is misspelt is told once, where it stands, and not as a form that is missing, too', async () => {
  using copy = inFrench({ 'interface/words.json': { items_one: '{{count}} chose', items_mnay: '{{count}} choses', items_other: '{{count}} choses' } });
  copy.write('interface/words.json', JSON.stringify({ items_one: '{{count}} item', items_other: '{{count}} items' }));
  expect(await check(copy.folder)).toEqual(['content/translations/fr/interface/words.json:3:3 error unknown-key "items_mnay" does not exist in the source. Did you mean "items_many"?']);
});
