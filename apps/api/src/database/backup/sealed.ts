import { constants, createCipheriv, createDecipheriv, createHmac, createPrivateKey, createPublicKey, privateDecrypt, publicEncrypt, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BackupError } from './format.ts';

/**
 * A sealed backup can be opened with openssl alone (docs/operators.md): a line that says what it is; a line of base64, the
 * keys (AES 32 bytes, its first counter 16, HMAC 32) for the holder of an RSA key (OAEP, SHA-256); the backup in AES-256-CTR;
 * and last 32 bytes of HMAC-SHA-256 over all before, so that nothing altered is ever opened.
 */
const magic = 'bridge-ai-sealed-backup 1\n';
const macBytes = 32;
const oaep = { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };

/** Seals what is written into it for whoever has the other half of the key. Refuses a key that is none, or too short. */
export function sealing(pem: string): Transform {
  const key = publicKeyOf(pem);
  const keys = randomBytes(80);
  const { cipherKey, counter, mac: macKey } = parted(keys);
  const head = Buffer.from(`${magic}${publicEncrypt({ key, ...oaep }, keys).toString('base64')}\n`);
  const [cipher, mac] = [createCipheriv('aes-256-ctr', cipherKey, counter), createHmac('sha256', macKey)];
  let isBegun = false;
  const sealed = (part: Buffer): Buffer => {
    const written = isBegun ? part : Buffer.concat([head, part]);
    isBegun = true;
    mac.update(written);
    return written;
  };
  return new Transform({
    transform: (part: Buffer, _, done) => done(null, sealed(cipher.update(part))),
    flush: (done) => done(null, Buffer.concat([sealed(cipher.final()), mac.digest()])),
  });
}

/** The bytes of a backup: as they are, or unsealed. A sealed one is looked at as a whole first. */
export async function openBackup(file: string, pem: string | undefined): Promise<Readable> {
  const head = await headOf(file);
  if (!head) return createReadStream(file);
  if (!pem) throw new BackupError(`${file} is sealed. Name the file with the private key: --key <file>.`);
  const keys = unsealed(file, head.keys, pem);
  const { cipherKey, counter, mac: macKey } = parted(keys);
  const end = head.size - macBytes - 1;
  const mac = createHmac('sha256', macKey);
  for await (const part of createReadStream(file, { end })) mac.update(part as Buffer); // without an encoding its parts are buffers
  const expected = await buffer(createReadStream(file, { start: end + 1 }));
  const found = mac.digest();
  if (expected.length !== found.length || !timingSafeEqual(expected, found)) throw new BackupError(`${file} is damaged or was altered: its seal does not fit. Nothing was restored.`);
  return createReadStream(file, { start: head.length, end }).pipe(createDecipheriv('aes-256-ctr', cipherKey, counter));
}

async function headOf(file: string): Promise<{ keys: Buffer; length: number; size: number } | undefined> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return undefined; // whoever reads it says so
  try {
    const { buffer: bytes, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
    const text = bytes.toString('latin1', 0, bytesRead);
    if (!text.startsWith(magic)) return undefined;
    const length = text.indexOf('\n', magic.length) + 1;
    return { keys: Buffer.from(text.slice(magic.length, length), 'base64'), length, size: (await handle.stat()).size };
  } finally {
    await handle.close();
  }
}

function parted(keys: Buffer) {
  return { cipherKey: keys.subarray(0, 32), counter: keys.subarray(32, 48), mac: keys.subarray(48, 80) };
}

function publicKeyOf(pem: string): KeyObject {
  const key = made(() => createPublicKey(pem));
  if (key?.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < 3072) throw new BackupError('The key to seal backups for is no public RSA key of at least 3072 bits in PEM. Make one: openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:4096 -out backup-private.pem && openssl pkey -in backup-private.pem -pubout -out backup-public.pem');
  return key;
}

function unsealed(file: string, keys: Buffer, pem: string): Buffer {
  const opened = made(() => privateDecrypt({ key: createPrivateKey(pem), ...oaep }, keys));
  if (opened?.length !== 80) throw new BackupError(`This key does not open ${file}: it was sealed for another one.`);
  return opened;
}

function made<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined; // openssl's words tell nobody anything
  }
}
