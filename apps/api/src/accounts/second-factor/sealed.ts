import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/** A person's key as it is stored: whoever reads the database alone cannot make codes with it, nor give it to somebody else. */
export function seal(secret: Uint8Array, userId: string, key: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), nonce).setAAD(Buffer.from(userId));
  const text = Buffer.concat([cipher.update(key), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Undefined where it was sealed with another secret, or for somebody else. */
export function unseal(secret: Uint8Array, userId: string, sealed: Uint8Array): Buffer | undefined {
  const stored = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), stored.subarray(0, nonceBytes), { authTagLength: tagBytes }).setAAD(Buffer.from(userId));
  try {
    decipher.setAuthTag(stored.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(stored.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}

function sealingKey(secret: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'second factor', 32));
}
