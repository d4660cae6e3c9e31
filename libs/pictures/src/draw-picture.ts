import type { Decoders } from './decoders.ts';
import { inSize } from './drawing.ts';
import { pictureLimits } from './limits.ts';
import type { Size } from './size-of.ts';
import { widthsFor } from './widths.ts';

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

async function draw(sharp: Decoders, bytes: Buffer, said: Size): Promise<Drawn> {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata(); // its head alone: nothing is unpacked
  if (autoOrient.width !== said.width || autoOrient.height !== said.height) return { problem: 'otherwise' };
  const widths = widthsFor(said.width);
  const { data, info } = await sharp(bytes, { limitInputPixels: pictureLimits.pixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: widths.at(-1)!, withoutEnlargement: true }) // there is always one
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const points = { raw: { width: info.width, height: info.height, channels: info.channels } };
  const written: Written[] = [];
  for (const width of widths) {
    const one = () => sharp(data, points).toColourspace('srgb').resize({ width });
    written.push({ width, avif: await one().avif(manner.avif).toBuffer(), webp: await one().webp(manner.webp).toBuffer() });
  }
  return { written };
}
