import type { Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files below a folder, with forward slashes. Hidden files and editors' backups (name~) are not content. */
export function filesIn(folder: string, below = ''): { file: string; isPlain: boolean }[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name;
    if (isHidden(entry.name)) return [];
    return entry.isDirectory() ? filesIn(folder, file) : [{ file, isPlain: entry.isFile() }];
  });
}

/** Adds a file's name and bytes to a hash. */
export function hashFile(hash: Hash, root: string, file: string): void {
  hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
}

/** Adds every file of a folder to a hash, in an order that is the same everywhere. Throws where one cannot be read. */
export function hashFolder(hash: Hash, folder: string, isMeant: (file: string) => boolean = () => true): void {
  const files = filesIn(folder).filter(({ file }) => isMeant(file)).sort((a, b) => (a.file < b.file ? -1 : 1));
  for (const { file, isPlain } of files) {
    if (!isPlain) throw new Error(`${file} is no plain file`);
    hashFile(hash, folder, file);
  }
}

export function isHidden(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.') || part.endsWith('~'));
}
