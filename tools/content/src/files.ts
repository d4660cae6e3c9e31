import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files below a folder, with forward slashes. Hidden files and editors' backups (name~) are not content. */
export function filesIn(folder: string, below = ''): { file: string; isPlain: boolean }[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name;
    if (isHidden(entry.name)) return [];
    return entry.isDirectory() ? filesIn(folder, file) : [{ file, isPlain: entry.isFile() }];
  });
}

export function isHidden(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.') || part.endsWith('~'));
}
