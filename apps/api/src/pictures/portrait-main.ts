// The process that reads one picture, and ends with it: bytes come in, and what they are cut to goes out as JSON.
import os from 'node:os';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { cutPortrait } from './cut-portrait.ts';
import { openDecoders } from '@bridge/pictures/decoders';

os.setPriority(5); // whoever waits for a page goes first
const [bytes, sharp] = await Promise.all([buffer(process.stdin), openDecoders()]);
const cut = await cutPortrait(sharp, bytes);
process.stdout.write(JSON.stringify('pictures' in cut ? { pictures: cut.pictures.map((picture) => picture.toString('base64')) } : cut));
