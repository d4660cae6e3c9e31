// The process that draws one picture of an editor, and ends with it: bytes come in, and what is made of them goes out as JSON.
import os from 'node:os';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { openDecoders } from './decoders.ts';
import { drawPicture, sketchPicture } from './draw-picture.ts';

os.setPriority(5); // whoever waits for a page goes first
const [kind, width, height, manner] = process.argv.slice(2);
const svg = kind === 'svg';
const [bytes, sharp] = await Promise.all([buffer(process.stdin), openDecoders({ drawings: svg })]);
const said = { svg, width: Number(width), height: Number(height) };
const drawn = await (manner === 'sketch' ? sketchPicture(sharp, bytes, said) : drawPicture(sharp, bytes, said));
process.stdout.write(JSON.stringify('sketch' in drawn ? { sketch: drawn.sketch.toString('base64') } : 'written' in drawn ? { written: drawn.written.map(({ width, avif, webp }) => ({ width, avif: avif.toString('base64'), webp: webp.toString('base64') })) } : drawn));
