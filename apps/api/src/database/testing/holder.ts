// Locks a folder, says how that went, and holds it until it is killed. Arguments: the folder, and "file" for the lock
// file alone, as processes in two containers with one volume see each other.
import process from 'node:process';
import { lockByFile, lockFolder } from '../embedded/folder-lock.ts';
import { FolderInUseError } from '../failures.ts';
import { say } from './say.ts';

export type Held = { held: true; pid: number } | { held: false; pid: number | undefined; message?: string };

const [folder = '', mode] = process.argv.slice(2);
try {
  const lock = mode === 'file' ? await lockByFile(folder) : await lockFolder(folder);
  say('release' in lock ? { held: true, pid: process.pid } : { held: false, pid: lock.pid });
} catch (error) {
  if (!(error instanceof FolderInUseError)) throw error;
  say({ held: false, pid: error.pid, message: error.message });
}
setInterval(() => {}, 60_000); // the locks themselves keep no process alive
