import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ContentError } from '@bridge/content';
import { expect, onTestFinished, test } from 'vitest';
import { filesIn, MadeFolder } from './folder.ts';
import { Pictures, picturesNamed } from './pictures.ts';
import { Blobs, ReleaseFiles } from './release-files.ts';

const drawing = (colour: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 10"><rect width="160" height="10" fill="${colour}"/></svg>`;
/** The head of a JPEG of 30 times 20 points, and nothing behind it: known by its first bytes, and never drawn. */
const hollow = Buffer.from('ffd8ffc00011080014001e03012200021101031101', 'hex');

function folders() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bridge-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [content, cache, out] = ['content', 'cache', 'out'].map((name) => path.join(folder, name)) as [string, string, string]; // three in, three out
  mkdirSync(path.join(content, 'pictures'), { recursive: true });
  const put = (name: string, bytes: string | Buffer) => writeFileSync(path.join(content, 'pictures', name), bytes);
  return { content, cache, out, put };
}

test('a picture is drawn into the site once, and its original never stands there', async () => {
  const { content, cache, out, put } = folders();
  put('quay.svg', drawing('#29a383'));
  const site = new MadeFolder(out);
  const pictures = new Pictures(content, cache);
  const [[, shown]] = pictures.shown('quay', { id: 'quay', alt: 'A quay', focus: { x: 10, y: 20 } })!;
  expect(shown).toMatchObject({ alt: 'A quay', width: 1600, height: 100, widths: [480, 960, 1600], focus: { x: 10, y: 20 } });
  await pictures.drawInto(site, new Set(['quay']));
  site.finish();
  expect([...filesIn(out)].sort()).toEqual(['480.avif', '480.webp', '960.avif', '960.webp', '1600.avif', '1600.webp'].map((end) => `${shown.address}-${end}`).sort());
  expect(shown.address).toMatch(/^\/pictures\/quay-[\w-]{22}$/);

  const drawnAt = statSync(path.join(out, `${shown.address}-480.avif`)).mtimeMs;
  const again = new MadeFolder(out);
  await new Pictures(content, undefined).drawInto(again, new Set(['quay'])); // without what was kept: it would have to be drawn
  expect([again.made, statSync(path.join(out, `${shown.address}-480.avif`)).mtimeMs]).toEqual([0, drawnAt]);

  put('quay.svg', drawing('#ffc53d'));
  const [[, other]] = new Pictures(content, cache).shown('quay', { id: 'quay', alt: 'A quay' })!;
  expect(other.address).not.toBe(shown.address);
});

test('a release takes over what the one before has of the same, byte for byte', async () => {
  const { content, cache, out, put } = folders();
  put('quay.svg', drawing('#29a383'));
  const first = new ReleaseFiles({}, new Blobs(out, []));
  await new Pictures(content, cache).drawInto(first, new Set(['quay']));
  const [at, [, hash]] = Object.entries(first.files)[0]!;
  expect(readFileSync(path.join(out, hash)).toString('latin1', 0, 12)).toMatch(at.endsWith('.avif') ? /ftypavif/ : /^RIFF/);
  const second = new ReleaseFiles(first.files, new Blobs(out, []));
  await new Pictures(content, undefined).drawInto(second, new Set(['quay']));
  expect([second.made, second.files]).toEqual([0, first.files]);
});

test('one that cannot be drawn refuses the whole, with its file and in words', async () => {
  const { content, out, put } = folders();
  put('hollow.jpg', hollow);
  const drawn = new Pictures(content, undefined).drawInto(new MadeFolder(out), new Set(['hollow']));
  await expect(drawn).rejects.toThrow('content/pictures/hollow.jpg:1:1 error format this picture cannot be read: open it and save it anew');
  await expect(drawn).rejects.toBeInstanceOf(ContentError);
  expect(await new Pictures(content, undefined).seen('hollow')).toBe(undefined);
});

test('a page that is not published carries its pictures itself', async () => {
  const { content, cache, put } = folders();
  put('quay.svg', drawing('#29a383'));
  const pictures = new Pictures(content, cache);
  const [[id, shown]] = pictures.shown('quay', { id: 'quay', alt: 'A quay' })!;
  expect((await pictures.inPage({ [id]: shown }))['quay']?.only).toMatch(/^data:image\/webp;base64,UklGR/);
});

test('pictures are found wherever a document names them', () => {
  expect(picturesNamed([{ blocks: [{ type: 'picture', picture: 'quay' }, { picture: { caption: 'Sample' } }] }, { items: [{ picture: 'logo' }, {}] }, null, 'picture'])).toEqual(['quay', 'logo']);
});
