import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The server's secret: SECRET_KEY, or a file in the data folder that the first start makes. Processes that share a
 * PostgreSQL database need the same one, so several machines set SECRET_KEY.
 */
export function openSecret(given: string | undefined, dataFolder: string): Uint8Array {
  if (given) return Buffer.from(given);
  const file = path.join(dataFolder, 'secret.key');
  if (!existsSync(file)) {
    mkdirSync(dataFolder, { recursive: true });
    // "wx" lets one of several first starts win; the others read what it wrote.
    try {
      writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (!existsSync(file)) throw error;
    }
  }
  return Buffer.from(readFileSync(file, 'utf8').trim());
}
