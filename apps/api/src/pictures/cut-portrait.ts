import type { Decoders } from '@bridge/pictures/decoders';
import { pictureLimits, portraitWidths, type PictureProblem } from './limits.ts';
import { problemUnopened } from './unopened.ts';

/** Where the middle of the square shall be, from 0 (left, top) to 1. */
export type Focus = { x: number; y: number };
export type Cut = { pictures: Buffer[] } | { problem: PictureProblem };

/**
 * A square of somebody's picture in each of the widths, drawn anew from its points as WebP: of the file that came, no byte goes on. Upright as
 * the camera held it, the first picture of one that moves, on white where it is transparent.
 */
export async function cutPortrait(sharp: Decoders, bytes: Buffer, focus: Focus = { x: 0.5, y: 0.5 }): Promise<Cut> {
  const problem = problemUnopened(bytes);
  if (problem) return { problem };
  try {
    return await cut(sharp, bytes, focus);
  } catch {
    return { problem: 'pictureBroken' }; // the decoder's words are for whoever made the file
  }
}

async function cut(sharp: Decoders, bytes: Buffer, focus: Focus): Promise<Cut> {
  const seen = await sharp(bytes, { limitInputPixels: false }).metadata(); // its head alone: nothing is unpacked
  const { width, height } = seen.autoOrient;
  const { smallest, longest, pixels } = pictureLimits;
  if (Math.max(width, height) > longest || width * height > pixels) return { problem: 'pictureHuge' };
  if (Math.min(width, height) < smallest) return { problem: 'pictureSmall' };

  const side = Math.min(width, height);
  const square = { left: within(focus.x * width - side / 2, width - side), top: within(focus.y * height - side / 2, height - side), width: side, height: side };
  const [, , largest] = portraitWidths;
  const { data, info } = await sharp(bytes, { limitInputPixels: pixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .extract(square)
    .resize(largest, largest)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const points = { raw: { width: info.width, height: info.height, channels: info.channels } };
  return { pictures: await Promise.all(portraitWidths.map((one) => sharp(data, points).toColourspace('srgb').resize(one, one).webp({ quality: 80 }).toBuffer())) };
}

function within(wanted: number, most: number): number {
  return Math.round(Math.min(Math.max(wanted, 0), most));
}
