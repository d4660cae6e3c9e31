import { deflateRawSync, deflateSync, crc32 } from 'node:zlib';
import type { Decoders } from '../decoders.ts';

/** A file that somebody could send: what is said of it as a portrait, or that it is shown; with what must not be in that. */
export type Sent = { name: string; bytes: Buffer; problem?: 'pictureMissing' | 'pictureKind' | 'pictureBroken' | 'pictureHuge' | 'pictureSmall' | 'pictureLarge'; /** Words of the file of which none may come out. */ marks?: string[] };

const mark = 'mark-of-the-container';
const script = `<script>alert("${mark}")</script>`;

/** Over forty files that are no honest picture, or one with something beside it. */
export async function hostileFiles(sharp: Decoders): Promise<Sent[]> {
  const at = (width: number, height: number, channels: 3 | 4 = 3) => sharp({ create: { width, height, channels, background: { r: 170, g: 85, b: 34, alpha: 1 } } });
  const noise = (width = 300, height = 300) => sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } } }); // what it is packed to is like nothing else
  const [jpeg, png, webp, avif] = await Promise.all([noise().jpeg().toBuffer(), noise().png().toBuffer(), noise().webp().toBuffer(), at(256, 200).avif({ effort: 0 }).toBuffer()]);
  const withComment = (text: string | Buffer, marker = 0xfe) => Buffer.concat([jpeg.subarray(0, 2), segment(marker, Buffer.from(text)), jpeg.subarray(2)]);
  const withChunk = (type: string, data: string | Buffer) => Buffer.concat([png.subarray(0, 33), chunk(type, Buffer.from(data)), png.subarray(33)]);
  const archive = zip(`${mark}.html`, script);
  const moving = await sharp([await noise().png().toBuffer(), await noise().png().toBuffer()], { join: { animated: true } }).webp().toBuffer();

  return [
    { name: 'nothing', bytes: Buffer.alloc(0), problem: 'pictureMissing' },
    { name: 'one byte', bytes: Buffer.from([0xff]), problem: 'pictureKind' },
    { name: 'zeros', bytes: Buffer.alloc(10_000), problem: 'pictureKind' },
    { name: 'words', bytes: Buffer.from('This is no picture.'), problem: 'pictureKind' },
    { name: 'a page', bytes: Buffer.from(`<!doctype html>${script}`), problem: 'pictureKind' },
    { name: 'a drawing (SVG)', bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${script}</svg>`), problem: 'pictureKind' },
    { name: 'a drawing that reads a file', bytes: Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>'), problem: 'pictureKind' },
    { name: 'a document (PDF)', bytes: Buffer.from('%PDF-1.7\n1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'), problem: 'pictureKind' },
    { name: 'a document (PostScript)', bytes: Buffer.from('%!PS\n(/etc/passwd) (r) file'), problem: 'pictureKind' },
    { name: 'commands of ImageMagick', bytes: Buffer.from('push graphic-context\nviewbox 0 0 640 480\nfill \'url(https://example.org/"|ls "-la)\'\npop graphic-context'), problem: 'pictureKind' },
    { name: 'a GIF', bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), problem: 'pictureKind' },
    { name: 'a TIFF', bytes: Buffer.from('49492a0008000000', 'hex'), problem: 'pictureKind' },
    { name: 'a BMP', bytes: Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)]), problem: 'pictureKind' },
    { name: 'an icon', bytes: Buffer.from('000001000100', 'hex'), problem: 'pictureKind' },
    { name: 'a JPEG 2000', bytes: Buffer.from('0000000c6a5020200d0a870a', 'hex'), problem: 'pictureKind' },
    { name: 'a JPEG XL', bytes: Buffer.from('0000000c4a584c200d0a870a', 'hex'), problem: 'pictureKind' },
    { name: 'a photograph of a telephone (HEIC)', bytes: Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'), problem: 'pictureKind' },
    { name: 'a film', bytes: Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'), problem: 'pictureKind' },
    { name: 'a sound in the same box as WebP', bytes: Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ', 'latin1'), problem: 'pictureKind' },
    { name: 'an archive', bytes: archive, problem: 'pictureKind' },
    { name: 'a program', bytes: Buffer.concat([Buffer.from('7f454c46', 'hex'), Buffer.alloc(500)]), problem: 'pictureKind' },
    { name: 'an archive before a picture', bytes: Buffer.concat([archive, jpeg]), problem: 'pictureKind' },
    { name: 'a page before a picture', bytes: Buffer.concat([Buffer.from(script), png]), problem: 'pictureKind' },
    { name: 'a GIF that says PNG in its second line', bytes: Buffer.concat([Buffer.from('GIF89a\n'), png]), problem: 'pictureKind' },

    { name: 'the first bytes of a JPEG and a page', bytes: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script.repeat(20))]), problem: 'pictureBroken' },
    { name: 'the first bytes of a PNG and a page', bytes: Buffer.concat([png.subarray(0, 8), Buffer.from(script.repeat(20))]), problem: 'pictureBroken' },
    { name: 'the first bytes of a WebP and a page', bytes: Buffer.concat([Buffer.from('RIFF\xff\x00\x00\x00WEBP', 'latin1'), Buffer.from(script.repeat(20))]), problem: 'pictureBroken' },
    { name: 'the first bytes of an AVIF and a page', bytes: Buffer.concat([avif.subarray(0, 32), Buffer.from(script.repeat(20))]), problem: 'pictureBroken' },
    { name: 'half a JPEG', bytes: jpeg.subarray(0, jpeg.length / 2), problem: 'pictureBroken' },
    { name: 'half a PNG', bytes: png.subarray(0, png.length / 2), problem: 'pictureBroken' },
    { name: 'half a WebP', bytes: webp.subarray(0, webp.length / 2), problem: 'pictureBroken' },
    { name: 'half an AVIF', bytes: avif.subarray(0, avif.length / 2), problem: 'pictureBroken' },
    { name: 'the head of a JPEG alone', bytes: jpeg.subarray(0, 20), problem: 'pictureBroken' },
    { name: 'a PNG with other points than were counted', bytes: changed(png, png.length - 20), problem: 'pictureBroken' },
    { name: 'a PNG without points', bytes: Buffer.concat([png.subarray(0, 33), chunk('IEND', Buffer.alloc(0))]), problem: 'pictureBroken' },
    { name: 'a PNG of no width', bytes: pngOf(0, 300, Buffer.alloc(10)), problem: 'pictureBroken' },
    { name: 'a PNG of more points than a number holds', bytes: pngOf(0xffffffff, 0xffffffff, Buffer.alloc(10)), problem: 'pictureBroken' },

    { name: 'a bomb: 30,000 times 30,000 points in few bytes', bytes: pngOf(30_000, 30_000, Buffer.alloc(100_000)), problem: 'pictureHuge' },
    { name: 'a bomb: 9,000 times 9,000 points in few bytes', bytes: pngOf(9_000, 9_000, Buffer.alloc(9_000 * 1200)), problem: 'pictureHuge' },
    { name: 'a JPEG that says it is 65,000 wide', bytes: resized(jpeg, 65_000, 65_000), problem: 'pictureHuge' },
    { name: 'a bomb in a bomb: words that unpack to 100 MB', bytes: withChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000))])), marks: ['Comment'] },
    { name: '10,001 points wide', bytes: await at(10_001, 200).png().toBuffer(), problem: 'pictureHuge' },
    { name: '10,001 points high', bytes: await at(200, 10_001).png().toBuffer(), problem: 'pictureHuge' },
    { name: 'one point', bytes: await at(1, 1).png().toBuffer(), problem: 'pictureSmall' },
    { name: 'a line', bytes: await at(2000, 191).jpeg().toBuffer(), problem: 'pictureSmall' },
    { name: 'more than 5 MB', bytes: Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]), problem: 'pictureLarge' },

    { name: 'a JPEG named PNG', bytes: jpeg },
    { name: 'a JPEG with an archive behind it', bytes: Buffer.concat([jpeg, archive]), marks: [mark] },
    { name: 'a PNG with a page behind it', bytes: Buffer.concat([png, Buffer.from(script)]), marks: [mark] },
    { name: 'a WebP with a page behind it', bytes: Buffer.concat([webp, Buffer.from(script)]), marks: [mark] },
    { name: 'a JPEG that is a script as well', bytes: withComment(`*/=1;alert("${mark}");/*`), marks: [mark] },
    { name: 'a JPEG with PHP in a comment', bytes: withComment(`<?php system("${mark}"); ?>`), marks: [mark, '<?php'] },
    { name: 'a PNG with a page in its words', bytes: withChunk('tEXt', `Comment\0${script}`), marks: [mark] },
    { name: 'a PNG with a page in a chunk of its own', bytes: withChunk('prVt', script), marks: [mark, 'prVt'] },
    { name: 'a JPEG with a script in its XMP', bytes: withComment(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${script}</x:xmpmeta>`, 0xe1), marks: [mark, 'xmpmeta'] },
    { name: 'a JPEG that tells where it was taken', bytes: await at(400, 300).jpeg().withExif({ IFD0: { Copyright: mark, Make: 'Camera' }, IFD3: { GPSLatitude: '6/1 31/1 0/1', GPSLatitudeRef: 'N' } }).toBuffer(), marks: [mark, 'Exif', 'Camera'] },
    { name: 'a JPEG with broken EXIF', bytes: withComment(Buffer.concat([Buffer.from('Exif\0\0MM\0*\xff\xff\xff\xff', 'latin1'), Buffer.alloc(30, 0xff)]), 0xe1), marks: ['Exif'] },
    { name: 'a JPEG with a huge profile of colours', bytes: Buffer.concat([jpeg.subarray(0, 2), ...Array.from({ length: 40 }, (_, part) => segment(0xe2, Buffer.concat([Buffer.from(`ICC_PROFILE\0${String.fromCharCode(part + 1)}\x28`, 'latin1'), Buffer.alloc(65_000, mark)]))), jpeg.subarray(2)]), marks: [mark, 'ICC_PROFILE'] },
    { name: 'a JPEG in the colours of a printer', bytes: await at(400, 300).toColourspace('cmyk').jpeg().toBuffer() },
    { name: 'a PNG of 16 bits', bytes: await at(400, 300).toColourspace('rgb16').png().toBuffer() },
    { name: 'a PNG in grey', bytes: await at(400, 300).toColourspace('b-w').png().toBuffer() },
    { name: 'a PNG of a palette', bytes: await at(400, 300).png({ palette: true }).toBuffer() },
    { name: 'a PNG that one sees through', bytes: await sharp({ create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).png().toBuffer() },
    { name: 'a PNG that moves', bytes: withChunk('acTL', Buffer.from('0000000200000000', 'hex')), marks: ['acTL'] },
    { name: 'a WebP that moves', bytes: moving, marks: ['ANIM', 'ANMF'] },
    { name: 'a JPEG that comes bit by bit', bytes: await at(400, 300).jpeg({ progressive: true }).toBuffer() },
    { name: 'an AVIF', bytes: avif, marks: ['ftyp'] },
  ];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says to be of this size, whatever its points unpack to. */
function pngOf(width: number, height: number, points: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), chunk('IDAT', deflateSync(points)), chunk('IEND', Buffer.alloc(0))]);
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The same JPEG, which says another size of itself. */
function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const other = Buffer.from(jpeg);
  const frame = other.indexOf(Buffer.from('ffc0', 'hex'));
  other.writeUInt16BE(height, frame + 5);
  other.writeUInt16BE(width, frame + 7);
  return other;
}

function changed(bytes: Buffer, place: number): Buffer {
  const other = Buffer.from(bytes);
  other[place] = (other[place] ?? 0) ^ 0xff;
  return other;
}

/** An archive of one file. */
function zip(name: string, text: string): Buffer {
  const [packed, title] = [deflateRawSync(text), Buffer.from(name)];
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(text), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(text.length, 18);
  common.writeUInt16LE(title.length, 22);
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, title, packed]);
}
