import { closeSync, fsyncSync, lstatSync, mkdirSync, openSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A file below a folder that may be read and written: a plain one, reached without any link. Undefined for every other path. */
export function plainPath(folder: string, file: string): string | undefined {
  const parts = file.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || part.startsWith('.') || part.endsWith('~') || /[\\\0:]/.test(part))) return undefined;
  const root = realpathSync(folder);
  let at = root;
  for (const [index, part] of parts.entries()) {
    at = path.join(at, part);
    const stats = lstatSync(at, { throwIfNoEntry: false });
    if (!stats) return path.join(root, ...parts); // what is not there yet is made of folders and a file of our own
    if (index === parts.length - 1 ? !stats.isFile() : !stats.isDirectory()) return undefined;
  }
  return at;
}

/** Writes a picture whole or not at all. */
export function replaceBytes(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.workbench`);
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

/** The text of a file, or undefined where there is none. */
export function readPlain(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // node:fs throws these
    throw error;
  }
}

/**
 * Writes a file whole or not at all, and only while it still says what the new text was made from: false where somebody
 * was quicker.
 */
export function replaceText(file: string, text: string, madeFrom: string | undefined): boolean {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.workbench`);
  const written = openSync(draft, 'w', lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0o644);
  try {
    writeFileSync(written, text);
    fsyncSync(written);
  } finally {
    closeSync(written);
  }
  if (readPlain(file) !== madeFrom) {
    rmSync(draft);
    return false;
  }
  renameSync(draft, file);
  return true;
}
