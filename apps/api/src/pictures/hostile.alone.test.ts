import { expect, test } from 'vitest';
import { cutPortrait } from './cut-portrait.ts';
import { openDecoders } from '@bridge/pictures/decoders';
import { portraitWidths } from './limits.ts';
import { hostileFiles } from '@bridge/pictures/testing';

// A file of its own: the process takes other decoders than anything else here.
const sharp = await openDecoders();
const files = await hostileFiles(sharp);

test('there are at least forty hostile files', () => {
  expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  expect(files.length).toBeGreaterThanOrEqual(40);
});

test.each(files)('$name: is refused with its reason, or nothing of the file comes out', async ({ bytes, problem, marks = [] }) => {
  const cut = await cutPortrait(sharp, bytes);
  if (problem || 'problem' in cut) return expect(cut).toEqual({ problem });
  expect(cut.pictures.map((picture) => chunksOf(picture))).toEqual(portraitWidths.map(() => [expect.stringMatching(/^VP8[ L]$/)])); // points, and nothing that could tell anything
  for (const [index, picture] of cut.pictures.entries()) {
    const { format, width, height, exif, icc, xmp, pages = 1 } = await sharp(picture).metadata();
    expect({ format, width, height, exif, icc, xmp, pages }).toEqual({ format: 'webp', width: portraitWidths[index], height: portraitWidths[index], exif: undefined, icc: undefined, xmp: undefined, pages: 1 });
    for (const mark of marks) expect(picture.includes(mark), mark).toBe(false);
    expect(longestShared(picture, bytes)).toBeLessThan(16);
  }
});

test('a picture stands as the camera was held, and is cut at its focus', async () => {
  const half = (left: string, right: string) => sharp({ create: { width: 600, height: 300, channels: 3, background: left } }).composite([{ input: { create: { width: 300, height: 300, channels: 3, background: right } }, left: 300, top: 0 }]);
  const turned = await half('#f00', '#00f').jpeg().withMetadata({ orientation: 6 }).toBuffer(); // a quarter turn: red is above
  const colour = async (bytes: Buffer | undefined, top: number) => (await sharp(bytes).extract({ left: 180, top, width: 10, height: 10 }).raw().toBuffer()).subarray(0, 3);
  const cut = await cutPortrait(sharp, turned);
  const largest = 'pictures' in cut ? cut.pictures[2] : undefined;
  const [above, below] = [await colour(largest, 20), await colour(largest, 350)];
  expect([(above[0] ?? 0) > 200, (below[2] ?? 0) > 200]).toEqual([true, true]);

  const plain = await half('#f00', '#00f').png().toBuffer();
  const reds = await Promise.all([0, 1].map(async (x) => {
    const one = await cutPortrait(sharp, plain, { x, y: 0.5 });
    return 'pictures' in one && ((await colour(one.pictures[2], 180))[0] ?? 0) > 200;
  }));
  expect(reds).toEqual([true, false]);
});

/** The names of what is in a WebP. */
function chunksOf(webp: Buffer): string[] {
  const names: string[] = [];
  for (let place = 12; place < webp.length; place += 8 + webp.readUInt32LE(place + 4) + (webp.readUInt32LE(place + 4) % 2)) names.push(webp.toString('latin1', place, place + 4));
  return names;
}

/** How many bytes in a row of the one are in the other, in steps of eight: few are by chance, as lengths and zeros. */
function longestShared(made: Buffer, sent: Buffer): number {
  for (let place = 20; place + 24 <= made.length; place += 8) {
    const part = made.subarray(place, place + 24);
    if (new Set(part).size > 4 && sent.includes(part)) return 24;
  }
  return 0;
}
