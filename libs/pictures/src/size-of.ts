import type { PointKind } from './kind-of.ts';

export type Size = { width: number; height: number };

/** How many points a picture has, as the camera was held; undefined where what is given of the file does not say it. Nothing is unpacked. */
export function sizeOf(bytes: Buffer, kind: PointKind): Size | undefined {
  try {
    return readers[kind](bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined; // it ends before
    throw error;
  }
}

const readers: Record<PointKind, (bytes: Buffer) => Size | undefined> = { png: ofPng, jpeg: ofJpeg, webp: ofWebp, avif: ofAvif };

function ofPng(bytes: Buffer): Size | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  let orientation = 1;
  for (let place = 33; place + 8 <= bytes.length; place += 12 + bytes.readUInt32BE(place)) {
    const name = bytes.toString('latin1', place + 4, place + 8);
    if (name === 'eXIf') orientation = orientationIn(bytes.subarray(place + 8, place + 8 + bytes.readUInt32BE(place)));
    if (name === 'IDAT' || name === 'eXIf') break;
  }
  return turned({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }, orientation);
}

/** Walks from segment to segment to the one that begins the picture; where the camera was held stands before it. */
function ofJpeg(bytes: Buffer): Size | undefined {
  let orientation = 1;
  for (let place = 2; ; ) {
    if (bytes.readUInt8(place) !== 0xff) return undefined;
    const marker = bytes.readUInt8(place + 1);
    if (marker === 0xff) {
      place += 1; // filling
      continue;
    }
    if (marker === 0xd9 || marker === 0xda) return undefined;
    const length = bytes.readUInt16BE(place + 2);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return turned({ width: bytes.readUInt16BE(place + 7), height: bytes.readUInt16BE(place + 5) }, orientation);
    if (marker === 0xe1 && bytes.toString('latin1', place + 4, place + 10) === 'Exif\0\0') orientation = orientationIn(bytes.subarray(place + 10, place + 2 + length));
    place += 2 + Math.max(2, length);
  }
}

function ofWebp(bytes: Buffer): Size | undefined {
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (kind !== 'VP8X') return undefined;
  const size = { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  return turned(size, bytes.readUInt8(20) & 0x08 ? orientationOfWebp(bytes) : 1);
}

function orientationOfWebp(bytes: Buffer): number {
  for (let place = 30; place + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(place + 4);
    if (bytes.toString('latin1', place, place + 4) === 'EXIF') return orientationIn(bytes.subarray(place + 8, place + 8 + length));
    place += 8 + length + (length % 2);
  }
  return 1;
}

/** The largest of the sizes that its boxes name: the others are of its transparency or of a small one beside it. */
function ofAvif(bytes: Buffer): Size | undefined {
  let largest: Size | undefined;
  for (let place = bytes.indexOf('ispe'); place !== -1; place = bytes.indexOf('ispe', place + 4)) {
    const size = { width: bytes.readUInt32BE(place + 8), height: bytes.readUInt32BE(place + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  const turn = bytes.indexOf('irot');
  return largest && turned(largest, turn !== -1 && bytes.readUInt8(turn + 4) % 2 === 1 ? 6 : 1);
}

/** Of EXIF, one number: how the camera was held, from 1 to 8. */
function orientationIn(exif: Buffer): number {
  const start = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0;
  const tiff = exif.subarray(start);
  try {
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < Math.min(short(first), 200); entry++) if (short(first + 2 + entry * 12) === 0x0112) return short(first + 10 + entry * 12);
  } catch {
    // broken, and so it says nothing
  }
  return 1;
}

function turned({ width, height }: Size, orientation: number): Size {
  return orientation >= 5 && orientation <= 8 ? { width: height, height: width } : { width, height };
}
