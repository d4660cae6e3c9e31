import { readFileSync } from 'node:fs';

/** One file of an archive, or a folder that somebody owns. Other folders are made by what lies in them. */
export type Entry = { path: string; isProgram?: boolean } & ({ bytes: Buffer } | { file: string } | { folderOf: number });

const block = 512;

/**
 * A tar archive (POSIX ustar), block by block. The same entries give the same bytes on every machine: sorted, without owners,
 * all of one day, readable by everybody.
 */
export function* tar(entries: Iterable<Entry>): Generator<Buffer> {
  const sorted = [...entries].sort((one, other) => (one.path < other.path ? -1 : 1));
  const folders = new Set<string>();
  for (const entry of sorted) {
    for (const folder of foldersOf(entry.path)) {
      if (folders.has(folder)) continue;
      folders.add(folder);
      yield header({ path: `${folder}/`, mode: 0o755, size: 0, type: '5' });
    }
    if ('folderOf' in entry) {
      yield header({ path: `${entry.path}/`, mode: 0o700, size: 0, type: '5', owner: entry.folderOf });
      continue;
    }
    const bytes = 'bytes' in entry ? entry.bytes : readFileSync(entry.file);
    yield header({ path: entry.path, mode: entry.isProgram ? 0o755 : 0o644, size: bytes.length, type: '0' });
    yield bytes;
    yield Buffer.alloc((block - (bytes.length % block)) % block);
  }
  yield Buffer.alloc(2 * block);
}

const day = Date.UTC(2000, 0, 1) / 1000;

function header({ path, mode, size, type, owner = 0 }: { path: string; mode: number; size: number; type: '0' | '5'; owner?: number }): Buffer {
  const [prefix, name] = split(path);
  const bytes = Buffer.alloc(block);
  const put = (text: string, at: number) => bytes.write(text, at);
  const octal = (value: number, digits: number, at: number) => put(`${value.toString(8).padStart(digits, '0')}\0`, at);
  put(name, 0);
  octal(mode, 7, 100);
  octal(owner, 7, 108);
  octal(owner, 7, 116);
  octal(size, 11, 124);
  octal(day, 11, 136);
  put(' '.repeat(8), 148); // the sum is made with blanks in its own place
  put(type, 156);
  put('ustar\x0000', 257);
  put(prefix, 345);
  const sum = bytes.reduce((all, byte) => all + byte, 0);
  put(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

/** A path of more than 100 bytes is cut at a slash: up to 155 go to a place of their own. */
function split(path: string): [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= 100) return ['', path];
  for (let at = path.indexOf('/'); at > 0; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (name && Buffer.byteLength(name) <= 100 && Buffer.byteLength(prefix) <= 155) return [prefix, name];
  }
  throw new Error(`${path} is too long a path for the archive.`);
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
