import { spawnSync } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createWriteStream, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openBackup, sealing } from './sealed.ts';

const folder = temporaryFolder();
const at = (name: string) => path.join(folder, name);
const pair = () => generateKeyPairSync('rsa', { modulusLength: 3072, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } });
const { publicKey, privateKey } = pair();
const bytes = randomBytes(200_001);

async function seal(name: string): Promise<string> {
  await pipeline(Readable.from([bytes.subarray(0, 70_000), bytes.subarray(70_000)]), sealing(publicKey), createWriteStream(at(name)));
  return at(name);
}

test('what was sealed is opened by the key, and holds nothing of what is in it', async () => {
  const file = await seal('one');
  expect((await buffer(await openBackup(file, privateKey))).equals(bytes)).toBe(true);
  expect(readFileSync(file).includes(bytes.subarray(100, 132))).toBe(false);
});

test('openssl opens it, too, without this program', async () => {
  const file = await seal('two');
  writeFileSync(at('private.pem'), privateKey, { mode: 0o600 });
  const { status, stderr } = spawnSync('sh', ['-euc', recipe()], { cwd: folder, encoding: 'utf8', env: { ...process.env, FILE: file, KEY: at('private.pem') } });
  expect([status, stderr]).toEqual([0, '']);
  expect(readFileSync(at('backup.gz')).equals(bytes)).toBe(true);
});

test.each([
  ['a byte that was altered', (file: string) => flip(file, 100_000), 'its seal does not fit'],
  ['an end that is missing', (file: string) => truncateSync(file, 150_000), 'its seal does not fit'],
])('%s is refused before anything is read', async (_, spoil, words) => {
  const file = await seal('spoilt');
  spoil(file);
  await expect(openBackup(file, privateKey)).rejects.toThrow(words);
});

test('without the key, or with another one, it says so', async () => {
  const file = await seal('three');
  await expect(openBackup(file, undefined)).rejects.toThrow('is sealed. Name the file with the private key');
  await expect(openBackup(file, pair().privateKey)).rejects.toThrow('was sealed for another one');
  expect(() => sealing('no key')).toThrow('no public RSA key');
});

test('what is not sealed is read as it is', async () => {
  writeFileSync(at('plain'), bytes);
  expect((await buffer(await openBackup(at('plain'), undefined))).equals(bytes)).toBe(true);
});

function flip(file: string, place: number): void {
  const read = readFileSync(file);
  read[place]! ^= 1;
  writeFileSync(file, read);
}

/** The recipe of the guide, as it stands there. */
function recipe(): string {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../../../docs/operators.md'), 'utf8');
  return /```sh\n(# Opens a sealed backup[\s\S]*?)```/.exec(guide)?.[1] ?? 'exit 9';
}
