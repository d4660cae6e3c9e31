import { expect, test } from 'vitest';
import { openDecoders } from './decoders.ts';
import { drawPicture } from './draw-picture.ts';
import { kindOf } from './kind-of.ts';
import { endingOf, lookAt, type Ending, type Look } from './look.ts';
import { hostileFiles } from './testing/hostile.ts';

// A file of its own: the process takes other decoders than anything else here.
const sharp = await openDecoders({ drawings: true });
const files = await hostileFiles(sharp);

const look = (bytes: Buffer, ending: Ending): Look => lookAt({ size: bytes.length, read: (most) => bytes.subarray(0, most) }, ending);
const endingFor = (bytes: Buffer): Ending => {
  const kind = kindOf(bytes);
  return kind ? endingOf(kind) : 'png';
};

test.each(files)('$name: is refused by its first bytes or when it is drawn, or nothing of the file comes out', async ({ bytes, problem, marks = [] }) => {
  const seen = look(bytes, endingFor(bytes));
  const isSmall = problem === 'pictureSmall'; // a portrait has to be larger
  if ('problem' in seen) return expect(problem && !isSmall).toBeTruthy();
  const drawn = await drawPicture(sharp, bytes, { svg: false, ...seen });
  if (problem && !isSmall) return expect(drawn).toEqual({ problem: expect.stringMatching(/^(?:broken|otherwise)$/) });
  const written = 'written' in drawn ? drawn.written : [];
  expect(written.length).toBeGreaterThan(0);
  for (const { width, avif, webp } of written) {
    for (const made of [avif, webp]) {
      const { exif, icc, xmp, iptc, pages = 1, width: wide } = await sharp(made).metadata();
      expect({ exif, icc, xmp, iptc, pages, wide }).toEqual({ exif: undefined, icc: undefined, xmp: undefined, iptc: undefined, pages: 1, wide: width });
      for (const mark of marks.filter((one) => one !== 'ftyp')) expect(made.includes(mark), mark).toBe(false);
    }
  }
});

test('a bomb is told by its first bytes, before anything is unpacked', () => {
  const told = files.filter(({ problem, name }) => problem === 'pictureHuge' && name !== 'nothing').map(({ bytes }) => look(bytes, endingFor(bytes)));
  expect(told.length).toBeGreaterThanOrEqual(5);
  for (const one of told) expect(one).toMatchObject({ code: 'too-large', problem: expect.stringContaining('points') });
});

test('its first bytes say of every kind what its decoder says, as the camera was held', async () => {
  const plain = () => sharp({ create: { width: 300, height: 200, channels: 3, background: '#2a8' } });
  const turned = plain().withMetadata({ orientation: 6 });
  const made = await Promise.all([plain().jpeg().toBuffer(), plain().png().toBuffer(), plain().webp().toBuffer(), plain().webp({ lossless: true }).toBuffer(), plain().avif({ effort: 0 }).toBuffer(), turned.clone().jpeg().toBuffer(), turned.clone().webp().toBuffer(), turned.clone().png().toBuffer()]);
  for (const bytes of made) {
    const { autoOrient } = await sharp(bytes).metadata();
    expect(look(bytes, endingFor(bytes))).toMatchObject(autoOrient);
  }
  expect(look(made[5]!, 'jpg')).toMatchObject({ width: 200, height: 300 });
});

test('a picture whose name says another kind is refused with the name it should have', async () => {
  const jpeg = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#2a8' } }).jpeg().toBuffer();
  expect(look(jpeg, 'png')).toMatchObject({ problem: 'is named .png, and is a JPEG: give it the ending .jpg' });
  expect(look(jpeg, 'svg')).toMatchObject({ problem: 'is named .svg, and is a JPEG' });
});

test('a picture is never wider than it was, and a drawing as wide as the widest place', async () => {
  const widths = async (width: number) => {
    const drawn = await drawPicture(sharp, await sharp({ create: { width, height: 20, channels: 3, background: '#2a8' } }).png().toBuffer(), { svg: false, width, height: 20 });
    return 'written' in drawn ? drawn.written.map((one) => one.width) : drawn;
  };
  expect(await Promise.all([300, 480, 700, 3000].map(widths))).toEqual([[300], [480], [480, 700], [480, 960, 1600]]);
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 10"><rect width="160" height="10" fill="#29a383"/></svg>');
  const drawn = await drawPicture(sharp, drawing, { svg: true, width: 1600, height: 100 });
  const widest = 'written' in drawn ? drawn.written.at(-1)! : undefined;
  expect(await sharp(widest?.webp).metadata()).toMatchObject({ width: 1600, height: 100 });
  expect([...(await sharp(widest?.webp).raw().toBuffer()).subarray(0, 3)].map((one) => Math.round(one / 16))).toEqual([3, 10, 8]); // #29a383
});
