import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { filesIn, hashFile, hashFolder } from './files.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const judges = ['tools/content/src', 'libs/model/src'];

/** Every byte that a check judges, every byte of what judges, and how it does, as one hash; undefined where a file cannot be read. */
export function fingerprintOf(folder: string, how: string): { hash: string | undefined; files: number } {
  const hash = createHash('sha256').update(`${process.version} ${how}`);
  const files = filesIn(folder).length;
  try {
    hashFolder(hash, folder);
    for (const judge of judges) hashFolder(hash, path.join(workspace, judge), (file) => !file.endsWith('.test.ts'));
    hashFile(hash, workspace, 'package-lock.json');
  } catch {
    return { hash: undefined, files };
  }
  return { hash: hash.digest('base64url'), files };
}

/** The fingerprint that was last remembered in a file. */
export function remembered(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function remember(file: string, hash: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
