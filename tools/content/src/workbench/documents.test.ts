import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyInOneLanguage, copyOfContent, type ContentCopy } from '@bridge/content/testing';
import { fullDayOf } from '@bridge/model';
import { runHere } from '../testing/run-here.ts';
import { Desk, NoSuchFile } from './desk.ts';

const own = path.resolve(import.meta.dirname, '../../../../content');
const deskOn = (copy: ContentCopy) => new Desk(copy.folder, () => '2026-11-20');
const isThere = (copy: ContentCopy, file: string) => existsSync(path.join(copy.folder, file));
const isSound = async (copy: ContentCopy) => (await runHere('check', '--frozen', '--folder', copy.folder)).code === 0;

test('a post and a page are made, found in the list, and the check has nothing to say', async () => {
  using copy = copyInOneLanguage(own);
  const desk = deskOn(copy);
  expect(await desk.carryOut({ act: 'create', file: 'blog/new.mdx', to: 'first-steps' })).toEqual({ state: 'done', file: 'blog/first-steps.mdx' });
  expect(copy.read('blog/first-steps.mdx')).toMatch(/^---\ntitle: To be written\n/);
  const { rows, creatable } = await desk.list();
  expect(rows.find(({ file }) => file === 'blog/first-steps.mdx')).toMatchObject({ isOneOfMany: true, faults: [] });
  expect(creatable).toContain('pages/<slug>.json');
  expect(rows.find(({ file }) => file === 'brand.json')).toMatchObject({ isOneOfMany: false });
});

test('a copy has an id and an address of its own, and the rest of the one it was made from', async () => {
  using copy = copyInOneLanguage(own);
  const desk = deskOn(copy);
  const before = JSON.parse(copy.read('pages/about.json')) as object;
  expect(await desk.carryOut({ act: 'duplicate', file: 'pages/about.json', to: 'about-us' })).toEqual({ state: 'done', file: 'pages/about-us.json' });
  expect(JSON.parse(copy.read('pages/about-us.json'))).toEqual({ ...before, id: 'about-us', path: '/about-us' });
  expect(await isSound(copy)).toBe(true);
});

test('a post under another name takes its translations and what is remembered of them along', async () => {
  using copy = copyOfContent(own);
  copy.write('blog/made.mdx', '---\ntitle: Made\ndescription: About.\ndate: 2026-11-20\nauthor: The team\ncategory: Education\n---\n\nA text.\n');
  copy.write('translations/fr/blog/made.mdx', '---\ntitle: Fait\n---\n\nUn texte.\n');
  await runHere('check', '--folder', copy.folder);
  const desk = deskOn(copy);
  expect(await desk.carryOut({ act: 'rename', file: 'blog/made.mdx', to: 'done' })).toEqual({ state: 'done', file: 'blog/done.mdx' });
  expect(['blog/made.mdx', 'translations/fr/blog/made.mdx', 'blog/done.mdx', 'translations/fr/blog/done.mdx'].map((file) => isThere(copy, file))).toEqual([false, false, true, true]);
  expect(await isSound(copy)).toBe(true);
  expect(await desk.carryOut({ act: 'delete', file: 'blog/done.mdx' })).toEqual({ state: 'done' });
  expect(isThere(copy, 'translations/fr/blog/done.mdx')).toBe(false);
  expect(await isSound(copy)).toBe(true);
});

test('what would leave something wrong is refused with the place, and nothing is written', async () => {
  using copy = copyInOneLanguage(own);
  const desk = deskOn(copy);
  const before = copy.read('surveys/talent.json');
  const stats = statSync(path.join(copy.folder, 'surveys/talent.json'));
  expect(await desk.carryOut({ act: 'delete', file: 'surveys/talent.json' })).toMatchObject({ state: 'refused', why: expect.arrayContaining([expect.stringMatching(/^content\/.+:\d+:\d+ error /)]) as unknown });
  expect(statSync(path.join(copy.folder, 'surveys/talent.json'))).toMatchObject({ ino: stats.ino, mtimeMs: stats.mtimeMs }); // it was there all the time
  expect(copy.read('surveys/talent.json')).toBe(before);
  expect(await isSound(copy)).toBe(true);
});

test.each([
  ['a name with blanks', { act: 'create', file: 'pages/new.json', to: 'About us' }, 'Use lower-case letters, digits and hyphens.'],
  ['a name that leads elsewhere', { act: 'duplicate', file: 'pages/about.json', to: '../../escaped' }, 'Use lower-case letters, digits and hyphens.'],
  ['a name that is taken', { act: 'rename', file: 'pages/about.json', to: 'contact' }, 'pages/contact.json is there already.'],
  ['a folder that is none', { act: 'create', file: 'nowhere/new.json', to: 'one' }, 'There can be no nowhere/one.json.'],
  ['a document of which there is one', { act: 'duplicate', file: 'brand.json', to: 'brand-2' }, 'There can be no ./brand-2.json.'],
] as const)('%s is refused in words', async (_what, task, why) => {
  using copy = copyInOneLanguage(own);
  expect(await deskOn(copy).carryOut(task)).toEqual({ state: 'refused', why: [why] });
});

test('a picture goes along with its document: given another name, copied, taken away; it begins with its file alone', async () => {
  using copy = copyInOneLanguage(own);
  const desk = deskOn(copy);
  const drawing = copy.read('pictures/half-built-arch.svg');
  expect((await desk.list()).rows.filter(({ file }) => file.startsWith('pictures/')).map(({ file }) => file)).toEqual(['pictures/half-built-arch.json']); // the file itself is no document
  expect(await desk.carryOut({ act: 'create', file: 'pictures/new.json', to: 'quay' })).toEqual({ state: 'refused', why: ['A picture begins with its file: bring it.'] });
  expect(await desk.carryOut({ act: 'duplicate', file: 'pictures/half-built-arch.json', to: 'arch-2' })).toMatchObject({ state: 'done' });
  expect([copy.read('pictures/arch-2.svg'), JSON.parse(copy.read('pictures/arch-2.json'))]).toMatchObject([drawing, { id: 'arch-2' }]);
  expect(await desk.carryOut({ act: 'rename', file: 'pictures/arch-2.json', to: 'arch-3' })).toMatchObject({ state: 'done' });
  expect(copy.read('pictures/arch-3.svg')).toBe(drawing);
  expect(() => copy.read('pictures/arch-2.svg')).toThrow('ENOENT');
  expect(await desk.carryOut({ act: 'delete', file: 'pictures/arch-3.json' })).toEqual({ state: 'done' });
  expect(() => copy.read('pictures/arch-3.svg')).toThrow('ENOENT');
  expect(await desk.carryOut({ act: 'delete', file: 'pictures/half-built-arch.json' })).toMatchObject({ state: 'refused', why: [expect.stringContaining('content/pages/work-based-learning.json:')] });
  expect(copy.read('pictures/half-built-arch.svg')).toBe(drawing);
  expect(await isSound(copy)).toBe(true);
});

test('nothing outside of content is touched', async () => {
  using copy = copyOfContent();
  await expect(deskOn(copy).carryOut({ act: 'delete', file: '../package.json' })).rejects.toThrow(NoSuchFile);
});

let whole: Desk | undefined;
/** The desk over the product's own content, which it reads once for all that only search. */
const ofTheProduct = () => (whole ??= new Desk(own, () => '2026-11-20'));

test.each([
  ['words of a button', 'Pick up where you left off', ['interface/']],
  ['words around a name that was filled in', 'Kikao cha ushauri na Amina', ['interface/']],
  ['the beginning of a mail with a name filled in', 'Hello Amina', ['messages/mails.json']],
  ['a part of words with two figures filled in', '4 sessions of 60 minutes each', ['interface/booking.json']],
  ['words of which only the little ones are ours', 'the of and Xylophones Quagmire', []],
  ['words with a curly apostrophe and layout', 'the LIBRARY   or the drawings', []],
  ['words of a translation', 'Demandes et séances avec vos mentorés', ['interface/app.json']],
  ['words of a post', 'This is not an argument against reading', ['blog/project-based-learning.mdx']],
])('%s are found: %j', async (_what, typed, files) => {
  const hits = await ofTheProduct().search(typed);
  if (files.length === 0) expect(hits).toEqual([]);
  for (const file of files) expect(hits.some((hit) => hit.file.startsWith(file))).toBe(true);
});

test.each(['en', 'fr', 'pt', 'sw', 'ar'])('words with a day of the week filled in are found, alone and behind those of another text: %s', async (code) => {
  const words = JSON.parse(readFileSync(path.join(own, code === 'en' ? '' : `translations/${code}`, 'interface/booking.json'), 'utf8')) as { credit: { until: string } };
  const shown = words.credit.until.replace('{{day}}', fullDayOf('2027-02-28T12:00:00.000Z', 'UTC', code));
  for (const typed of [shown, shown.replace(/[.]$/, ''), `Standard Plan. ${shown}`]) {
    const hits = await ofTheProduct().search(typed);
    expect(hits.map(({ file, path: at }) => `${file} ${at.join('.')}`), typed).toContain('interface/booking.json credit.until');
  }
});
