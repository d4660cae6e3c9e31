import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Content } from './content.ts';
import { copyOfContent } from './testing/copy.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><rect width="80" height="60" fill="#29a383"/></svg>';

/** A small content with one picture in order, and a French translation of what it shows. */
function withPicture() {
  const copy = copyOfContent();
  onTestFinished(() => copy[Symbol.dispose]());
  copy.write('pictures/quay.svg', drawing);
  copy.write('pictures/quay.json', '{\n  "id": "quay",\n  "alt": "A quay"\n}\n');
  copy.write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr" }');
  copy.write('translations/fr/pictures/quay.json', '{ "alt": "Un quai" }');
  const faults = async () => (await new Content(copy.folder).readAll()).faults().filter(({ file }) => file.includes('pictures/')).map(({ file, line, message }) => `${file}:${line} ${message}`);
  return { ...copy, faults };
}

test('a picture with its document and what it shows in every language is in order, and known by its first bytes', async () => {
  const { faults, folder } = withPicture();
  expect(await faults()).toEqual([]);
  const content = await new Content(folder).readAll();
  expect([...content.originals()]).toEqual([['quay', { file: 'pictures/quay.svg', original: expect.objectContaining({ kind: 'svg', width: 1600, height: 1200 }) }]]);
  expect(content.isCurrent('pictures/quay.svg')).toBe(true);
  writeFileSync(path.join(folder, 'pictures/quay.svg'), `${drawing}\n`);
  expect(content.isCurrent('pictures/quay.svg')).toBe(false);
});

test('what is missing, twice there or not what it is called is told at its file', async () => {
  const { faults, write, remove } = withPicture();
  write('pictures/quay.png', 'words');
  write('pictures/lonely.svg', drawing);
  write('pictures/Old Photo.JPG', 'x');
  expect(await faults()).toEqual([
    expect.stringMatching(/^pictures\/Old Photo\.JPG:1 a picture is a PNG, JPEG, WebP, AVIF or SVG, and its name has small letters/),
    'pictures/lonely.svg:1 nothing is said of this picture: write pictures/lonely.json beside it, { "id": "lonely", "alt": "What it shows" }',
    'pictures/quay.png:1 this picture is no PNG, whatever it is called: its first bytes say otherwise',
    'pictures/quay.svg:1 this is a second picture of pictures/quay.json, beside pictures/quay.png: take one of them away',
  ]);
  remove('pictures/quay.png');
  remove('pictures/quay.svg');
  expect(await faults()).toContain('pictures/quay.json:1 its picture is missing: lay quay.png, .jpg, .webp, .avif or .svg beside it');
});

test('what it shows has to be said in every language that somebody translates and that is no draft', async () => {
  const { faults, write, remove } = withPicture();
  remove('translations/fr/pictures');
  expect(await faults()).toEqual([]); // nobody has begun to translate
  write('translations/fr/brand.json', '{}');
  expect(await faults()).toEqual(['pictures/quay.json:3 what it shows is not said in Français (fr): write "alt" in translations/fr/pictures/quay.json']);
  write('translations/fr/locale.json', '{ "name": "Français", "dir": "ltr", "draft": true }');
  expect(await faults()).toEqual([]);
});

test('a drawing that is more than one is told at its line, and its id has to be its name', async () => {
  const { faults, write } = withPicture();
  write('pictures/quay.svg', drawing.replace('<rect', '\n<script>alert(1)</script><rect'));
  write('pictures/quay.json', '{\n  "id": "harbour",\n  "alt": "A quay"\n}\n');
  expect(await faults()).toEqual([
    'pictures/quay.json:2 "id" is "harbour", and the file is called quay.json',
    'pictures/quay.svg:2 this picture holds <script>, which is run. A drawing holds shapes alone: export it as a plain SVG',
  ]);
});

test('a text shows a picture by its name alone, leads to none, and names one that there is', async () => {
  const { write, folder } = withPicture();
  const told = async (body: string, picture = 'quay') => {
    write('blog/one.mdx', `---\ntitle: A title\ndescription: What it is.\ndate: 2026-01-01\nauthor: Somebody\ncategory: Education\npicture: ${picture}\n---\n\nWords.\n\n${body}\n`);
    return (await new Content(folder).readAll()).faults().filter(({ file }) => file === 'blog/one.mdx').map(({ line, message }) => `${line} ${message}`);
  };
  expect(await told('![](/pictures/quay)')).toEqual([]);
  expect(await told('![A quay](/pictures/quay)')).toEqual(['12 what this picture shows is said in pictures/quay.json, once for all languages: write ![](/pictures/quay)']);
  expect(await told('[See](/pictures/quay)')).toEqual(['12 "/pictures/quay" is no page: a picture is shown by ![](/pictures/quay)']);
  expect(await told('![](/pictures/quay.svg)')).toEqual([expect.stringMatching(/^12 "\/pictures\/quay\.svg" is no picture: write !\[\]\(\/pictures\/name\)/)]);
  expect(await told('More.', 'quai')).toEqual(['7 "quai" is not among the pictures. Did you mean "quay"?']);
});
