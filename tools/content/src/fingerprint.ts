import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { filesIn } from './files.ts';

const workspace = path.resolve(import.meta.dirname, '../../..');
const judges = ['tools/content/src', 'libs/model/src'];

/** Every byte that a check judges, and every byte of what judges, as one hash; undefined where a file cannot be read. */
export function fingerprintOf(folder: string): { hash: string | undefined; files: number } {
  const hash = createHash('sha256').update(process.version);
  const own = filesIn(folder);
  const take = (root: string, file: string) => hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  try {
    for (const { file, isPlain } of own.toSorted((a, b) => (a.file < b.file ? -1 : 1))) {
      if (!isPlain) return { hash: undefined, files: own.length };
      take(folder, file);
    }
    for (const judge of judges) for (const { file } of filesIn(path.join(workspace, judge))) if (!file.endsWith('.test.ts')) take(path.join(workspace, judge), file);
    take(workspace, 'package-lock.json');
  } catch {
    return { hash: undefined, files: own.length };
  }
  return { hash: hash.digest('base64url'), files: own.length };
}

/** The fingerprint that was last remembered in a file. */
export function remembered(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function remember(file: string, hash: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
