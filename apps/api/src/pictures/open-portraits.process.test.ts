import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Refusal } from '../core/refusal.ts';
import { openPortraits } from './open-portraits.ts';

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } }).jpeg().toBuffer();
const program = (code: string) => {
  const file = path.join(os.tmpdir(), `bridge-portrait-${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(file, code);
  return file;
};

test('a picture is read in a process of its own, which says why it is refused', async () => {
  const portraits = openPortraits({ deadline: 120_000 });
  const large = await portraits.read(jpeg, 'somebody');
  expect('pictures' in large && large.pictures.map((picture) => picture.toString('latin1', 0, 4))).toEqual(['RIFF', 'RIFF', 'RIFF']);
  expect(await portraits.read(png, 'somebody')).toEqual({ problem: 'pictureSmall' });
  expect(await portraits.read(Buffer.from('words'), 'somebody')).toEqual({ problem: 'pictureKind' });
  portraits.close();
});

test('what takes too long is ended, what breaks is broken, and what says nonsense is not believed', async () => {
  const endless = openPortraits({ program: program('setInterval(() => {}, 1000)'), deadline: 300 });
  expect(await endless.read(png, 'somebody')).toEqual({ problem: 'pictureSlow' });
  for (const code of ['process.abort()', 'process.exit(1)', 'process.stdout.write("words")', 'process.stdout.write("x".repeat(5_000_000))', `process.stdout.write('{"pictures":["PHNjcmlwdD4=","PHNjcmlwdD4=","PHNjcmlwdD4="]}')`, `process.stdout.write('{"problem":"another"}')`]) {
    expect([code, await openPortraits({ program: program(code) }).read(png, 'somebody')]).toEqual([code, { problem: 'pictureBroken' }]);
  }
});

test('it knows nothing of the server that started it', async () => {
  process.env['DATABASE_URL'] ??= 'a secret';
  const told = program(`process.stdout.write(JSON.stringify({ problem: Object.keys(process.env).some((name) => /DATABASE|SECRET/.test(name)) ? 'pictureHuge' : 'pictureSmall' }))`);
  expect(await openPortraits({ program: told }).read(png, 'somebody')).toEqual({ problem: 'pictureSmall' });
});

test('one is read at a time, a few wait, and whoever comes then is told to come later; so is everybody where the server ends', async () => {
  const slow = openPortraits({ program: program('setInterval(() => {}, 1000)'), deadline: 60_000, waiting: 1 });
  const first = slow.read(png, 'one').catch((error: unknown) => error);
  const second = slow.read(png, 'two').catch((error: unknown) => error);
  const third = slow.read(png, 'three');
  await expect(third).rejects.toThrow(Refusal);
  await expect(third).rejects.toMatchObject({ code: 'unavailable', retryAfter: 10 });
  slow.close();
  expect([await first, await second].map((error) => error instanceof Refusal && error.code)).toEqual(['unavailable', 'unavailable']);
});
