import type { Decoders } from './decoders.ts';
import { inSize } from './drawing.ts';
import { pictureLimits } from './limits.ts';
import type { Size } from './size-of.ts';
import { sketchWidth, widthsFor } from './widths.ts';

/**
 * How pictures are written. AVIF by WebAssembly is slow: without any search (`effort: 0`) it takes as long as WebP and is a quarter
 * smaller, with the usual one twenty times as long for another tenth. Whoever changes anything here changes the names of all pictures.
 */
export const manner = { edition: 1, webp: { quality: 76, effort: 4 }, avif: { quality: 52, effort: 0 } } as const;

export type Written = { width: number; avif: Buffer; webp: Buffer };
export type Drawn = { written: Written[] } | { problem: 'broken' | 'otherwise' };

/**
 * An editor's picture in each of its widths, drawn anew from its points: of the file that came, no byte goes on. Upright as the camera
 * held it, the first picture of one that moves, on white where it is transparent. Not drawn where it is larger or smaller than its first
 * bytes said: pages already have its size.
 */
export async function drawPicture(sharp: Decoders, bytes: Buffer, { svg, ...said }: Size & { svg: boolean }): Promise<Drawn> {
  try {
    return await draw(sharp, svg ? Buffer.from(inSize(bytes.toString('utf8'), said)) : bytes, said);
  } catch {
    return { problem: 'broken' }; // the decoder's words are for whoever made the file
  }
}

/** The same in one width and as WebP alone, for whoever looks at a picture that is not published: in a tenth of the time. */
export async function sketchPicture(sharp: Decoders, bytes: Buffer, { svg, ...said }: Size & { svg: boolean }): Promise<{ sketch: Buffer } | { problem: 'broken' | 'otherwise' }> {
  try {
    const read = await pointsOf(sharp, svg ? Buffer.from(inSize(bytes.toString('utf8'), said)) : bytes, said, sketchWidth(said.width));
    return read.problem ? { problem: read.problem } : { sketch: await sharp(read.data, read.points).toColourspace('srgb').webp(manner.webp).toBuffer() };
  } catch {
    return { problem: 'broken' };
  }
}

async function draw(sharp: Decoders, bytes: Buffer, said: Size): Promise<Drawn> {
  const widths = widthsFor(said.width);
  const read = await pointsOf(sharp, bytes, said, widths.at(-1)!); // there is always one
  if (read.problem) return { problem: read.problem };
  const written: Written[] = [];
  for (const width of widths) {
    const one = () => sharp(read.data, read.points).toColourspace('srgb').resize({ width });
    written.push({ width, avif: await one().avif(manner.avif).toBuffer(), webp: await one().webp(manner.webp).toBuffer() });
  }
  return { written };
}

async function pointsOf(sharp: Decoders, bytes: Buffer, said: Size, width: number) {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata(); // its head alone: nothing is unpacked
  if (autoOrient.width !== said.width || autoOrient.height !== said.height) return { problem: 'otherwise' as const };
  const { data, info } = await sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, points: { raw: { width: info.width, height: info.height, channels: info.channels } } };
}
