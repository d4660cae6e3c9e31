import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import path from 'node:path';
import { endings, lookAt, type Ending, type Look } from '@bridge/pictures';
import { lineAndColumn, type Fault } from './fault.ts';

/** A picture as an editor brought it: what it is, by its first bytes, and how the disk knows it again. */
export type Original = Extract<Look, { kind: string }> & { mark: string };

const pattern = new RegExp(`^pictures/([a-z0-9][a-z0-9-]*)\\.(${endings.join('|')})$`);

/** The picture that a file is the original of. */
export function originalIn(file: string): { id: string; ending: Ending } | undefined {
  const [, id, ending] = pattern.exec(file) ?? [];
  return id === undefined ? undefined : { id, ending: ending as Ending }; // the pattern knows no other
}

/** The originals of a folder that are in order, by their ids. */
export function originalsIn(folder: string): Map<string, { file: string } & Original> {
  const files = existsSync(path.join(folder, 'pictures')) ? readdirSync(path.join(folder, 'pictures')).map((name) => `pictures/${name}`) : [];
  return new Map(files.flatMap((file) => {
    const id = originalIn(file)?.id;
    const original = id === undefined ? undefined : readOriginal(file, path.join(folder, file)).original;
    return id !== undefined && original ? [[id, { file, ...original }] as const] : [];
  }));
}

const known = new Map<string, { mark: string; look: Look }>();

type Read = { file: string; faults: Fault[]; original?: Original; isGone?: boolean };

/** Looks at an original, once for as long as it stays the same: its first bytes say what it is, and nothing is unpacked. */
export function readOriginal(file: string, at: string, unsaved?: Buffer): Read {
  const ending = originalIn(file)!.ending; // whoever asks has looked
  const faulty = (code: 'not-a-file' | 'too-large' | 'format', message: string, place = { line: 1, column: 1 }) => ({ file, faults: [{ file, ...place, code, message }] });
  try {
    const { mark, look } = unsaved ? { mark: '', look: lookAt({ size: unsaved.length, read: (most) => unsaved.subarray(0, most) }, ending) } : onDisk(at, ending);
    if (!('problem' in look)) return { file, faults: [], original: { ...look, mark } };
    const text = look.offset === 0 ? '' : (unsaved ?? readFileSync(at)).toString('utf8');
    return faulty(look.code, `this picture ${look.problem}`, lineAndColumn(text, look.offset));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // node:fs throws these
    return { ...faulty('not-a-file', `the file cannot be read (${code})`), ...(code === 'ENOENT' && { isGone: true }) };
  }
}

function onDisk(at: string, ending: Ending): { mark: string; look: Look } {
  const open = openSync(at, 'r');
  try {
    const { ino, size, mtimeMs } = fstatSync(open);
    const mark = `${ino} ${size} ${mtimeMs}`;
    const before = known.get(at);
    if (before?.mark === mark) return before;
    const read = (most = size) => {
      const bytes = Buffer.alloc(Math.min(most, size));
      return bytes.subarray(0, readSync(open, bytes, 0, bytes.length, 0));
    };
    const found = { mark, look: lookAt({ size, read }, ending) };
    known.set(at, found);
    return found;
  } finally {
    closeSync(open);
  }
}
