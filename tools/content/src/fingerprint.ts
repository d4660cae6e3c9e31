import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { filesIn, hashFile, hashFolder } from '@bridge/content/engine/files';

const workspace = path.resolve(import.meta.dirname, '../../..');
const judges = ['tools/content/src', 'libs/content/src', 'libs/pictures/src', 'libs/model/src'];

/** A folder as it was read: every byte that a check judges, and all of it, with what judges and how, as one hash. */
type Fingerprint = { hash: string; judges: string; bytes: Map<string, Buffer> };

/** Reads a folder; undefined where a file cannot be read. */
export function fingerprintOf(folder: string, how: string): Fingerprint | undefined {
  const bytes = new Map<string, Buffer>();
  try {
    const judging = hashOfJudges();
    const hash = createHash('sha256').update(`${judging} ${how}`);
    for (const { file, isPlain } of filesIn(folder).sort((a, b) => (a.file < b.file ? -1 : 1))) {
      if (!isPlain) return undefined;
      const read = readFileSync(`${folder}/${file}`);
      bytes.set(file, read);
      hash.update(`\0${file}\0`).update(read);
    }
    return { hash: hash.digest('base64url'), judges: judging, bytes };
  } catch {
    return undefined;
  }
}

function hashOfJudges(): string {
  const hash = createHash('sha256').update(process.version);
  for (const judge of judges) hashFolder(hash, path.join(workspace, judge), (file) => !file.endsWith('.test.ts'));
  hashFile(hash, workspace, 'package-lock.json');
  return hash.digest('base64url');
}

/** The fingerprint that was last remembered in a file. */
export function remembered(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

export function remember(file: string, hash: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, hash);
}
