// The process that draws one picture of an editor, and ends with it: bytes come in, and what is made of them goes out as JSON.
import os from 'node:os';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { openDecoders } from './decoders.ts';
import { drawPicture } from './draw-picture.ts';

os.setPriority(5); // whoever waits for a page goes first
const [kind, width, height] = process.argv.slice(2);
const svg = kind === 'svg';
const [bytes, sharp] = await Promise.all([buffer(process.stdin), openDecoders({ drawings: svg })]);
const drawn = await drawPicture(sharp, bytes, { svg, width: Number(width), height: Number(height) });
process.stdout.write(JSON.stringify('written' in drawn ? { written: drawn.written.map(({ width, avif, webp }) => ({ width, avif: avif.toString('base64'), webp: webp.toString('base64') })) } : drawn));
