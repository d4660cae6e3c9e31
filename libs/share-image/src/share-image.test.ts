import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { roadmapImage } from './roadmap-image.ts';
import { shareImage } from './share-image.ts';

function folder() {
  const made = mkdtempSync(path.join(tmpdir(), 'bridge-share-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
const sizeOf = (png: Buffer) => [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];

test.each(['Home', 'A title so long that it has to be wrapped over several lines, and then set smaller until all of it has room <&"> above', 'Ọmọ̀wé — ένα — العربية'])('"%s" is a picture of 1200 by 630', (title) => {
  expect(sizeOf(shareImage(title, 'Bridge AI', folder()))).toEqual(['PNG', 1200, 630]);
});

test('a picture is drawn once, and each title has its own', () => {
  const cache = folder();
  const one = shareImage('One', 'Bridge AI', cache);
  expect(shareImage('One', 'Bridge AI', cache).equals(one)).toBe(true);
  expect(readdirSync(path.join(cache, 'share'))).toHaveLength(1);
  expect(shareImage('Two', 'Bridge AI', cache).equals(one)).toBe(false);
});

test('a roadmap’s picture shows what is done', () => {
  const picture = (done: number) => roadmapImage({ title: 'Demo Talent 1’s Career Blueprint', brand: 'Bridge AI', years: [{ done, total: 5 }, ...Array.from({ length: 4 }, () => ({ done: 0, total: 4 }))] });
  expect(sizeOf(picture(0))).toEqual(['PNG', 1200, 630]);
  expect(picture(2).equals(picture(2))).toBe(true);
  expect(picture(2).equals(picture(3))).toBe(false);
});

test('a name that no picture can hold does not stop it', () => {
  expect(sizeOf(roadmapImage({ title: '\u0000\u0008\ud800 </text><script>', brand: 'Bridge AI', years: [] }))).toEqual(['PNG', 1200, 630]);
});
