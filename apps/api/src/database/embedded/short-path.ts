import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const roomForName = 40;
const longest = 100; // the path of a unix socket has about 104 bytes on macOS, 108 on Linux

export type ShortPath = { folder: string; remove(): void };

/** The folder by a name short enough for the unix sockets in it: itself, or a link to it in the temporary folder. */
export function shortPath(folder: string): ShortPath {
  if (Buffer.byteLength(folder) + roomForName <= longest) return { folder, remove: () => {} };
  const parent = mkdtempSync(path.join(tmpdir(), 'bridge-'));
  const link = path.join(parent, 'd');
  symlinkSync(folder, link);
  return { folder: link, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
