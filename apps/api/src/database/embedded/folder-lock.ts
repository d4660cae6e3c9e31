import { createHash, randomBytes } from 'node:crypto';
import { linkSync, lstatSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, FolderInUseError } from '../failures.ts';
import { askOwner, type Owner } from './owner.ts';
import { shortPath } from './short-path.ts';

export type FolderLock = { release(): Promise<void> };
/** A request on the lock's socket in the folder, other than the question for the pid. */
export type Request = (request: string, socket: net.Socket) => void;

const recheckAfter = 60;

/**
 * Makes this process the only one that uses the folder, for as long as it lives. Two locks, both of them sockets, so
 * that the kernel drops them with the process and a kill -9 never leaves a folder blocked:
 * a name outside the file system (Linux: abstract socket by device and inode; Windows: named pipe), which can neither be
 * stale nor stolen; and a socket file in the folder, which processes in other containers on the same volume see too.
 * `patience` (ms) is for a predecessor that is just ending.
 */
export async function lockFolder(folder: string, { patience = 500, onRequest }: { patience?: number; onRequest?: Request } = {}): Promise<FolderLock> {
  const until = Date.now() + patience;
  for (;;) {
    const lock = await tryLock(realpathSync(folder), onRequest);
    if ('release' in lock) return lock;
    if (Date.now() >= until) throw new FolderInUseError(folder, lock.pid ?? notedPid(folder));
    await wait(50);
  }
}

async function tryLock(folder: string, onRequest: Request | undefined): Promise<FolderLock | Owner> {
  const name = nameOutsideFiles(folder);
  const outside = name ? await listen(name, process.platform === 'win32' ? onRequest : undefined) : undefined;
  if (name && !outside) return (await askOwner(name)) ?? { pid: undefined };
  const inFolder = process.platform === 'win32' ? undefined : await lockByFile(folder, onRequest);
  if (inFolder && !('release' in inFolder)) {
    await close(outside);
    return inFolder;
  }
  const note = path.join(folder, 'lock.pid');
  writeFileSync(note, String(process.pid));
  return {
    release: async () => {
      rmSync(note, { force: true });
      await inFolder?.release();
      await close(outside);
    },
  };
}

/** Where a command reaches the process that has the folder; only the folder's owner may. */
export function requestAddress(folder: string, short: string): string {
  return (process.platform === 'win32' && nameOutsideFiles(folder)) || path.join(short, 'lock');
}

function nameOutsideFiles(folder: string): string | undefined {
  const { dev, ino } = statSync(folder, { bigint: true });
  if (process.platform === 'linux') return `\0bridge-ai-folder-${dev}-${ino}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\bridge-ai-${createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 32)}`;
  return undefined;
}

/** A socket file `lock`, put in place by a hard link: that either succeeds or finds another one there. */
export async function lockByFile(folder: string, onRequest?: Request): Promise<FolderLock | Owner> {
  const short = shortPath(folder);
  const lock = path.join(short.folder, 'lock');
  const own = path.join(short.folder, `lock.${randomBytes(6).toString('hex')}`);
  const server = await listen(own, onRequest);
  const identity = identityOf(own);
  const giveUp = async (owner: Owner) => {
    await close(server);
    rmSync(own, { force: true });
    short.remove();
    return owner;
  };
  for (;;) {
    try {
      linkSync(own, lock);
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') throw await giveUp({ pid: undefined }).then(() => error);
      const owner = await askOwner(lock);
      if (owner) return giveUp(owner);
      const living = await removeStale(lock);
      if (living) return giveUp(living);
      continue;
    }
    // Someone who found the old lock stale a moment ago may just have moved ours away.
    await wait(recheckAfter);
    if (identityOf(lock) === identity) break;
  }
  rmSync(own);
  return {
    release: async () => {
      if (identityOf(lock) === identity) rmSync(lock, { force: true });
      await close(server);
      short.remove();
    },
  };
}

/** Takes a dead lock away; where it turns out that it is not dead any more, puts it back and tells whose it is. */
async function removeStale(lock: string): Promise<Owner | undefined> {
  const aside = `${lock}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(lock, aside); // atomic: of several, one moves it
  } catch {
    return undefined;
  }
  const owner = await askOwner(aside);
  if (owner) {
    try {
      linkSync(aside, lock);
    } catch {
      // a third process took the name meanwhile; its re-check and ours decide
    }
  }
  rmSync(aside, { force: true });
  return owner;
}

function identityOf(file: string): string | undefined {
  try {
    const { ino, birthtimeNs } = lstatSync(file, { bigint: true });
    return `${ino}-${birthtimeNs}`;
  } catch {
    return undefined;
  }
}

function notedPid(folder: string): number | undefined {
  try {
    return Number(readFileSync(path.join(folder, 'lock.pid'), 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Listens and answers the question for the pid; undefined where another process has the name. */
function listen(address: string, onRequest?: Request): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy());
      let heard = '';
      socket.setEncoding('utf8').on('data', (chunk: string) => {
        heard += chunk;
        if (!heard.endsWith('\n')) return; // a request is a line, which may be long
        const request = heard.trim();
        heard = '';
        if (request === 'pid') socket.end(String(process.pid));
        else if (onRequest) onRequest(request, socket);
        else socket.destroy();
      });
    });
    server.unref(); // a lock keeps no process alive
    server.on('error', (error) => (errorCode(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(address, () => resolve(server));
  });
}

function close(server: net.Server | undefined): Promise<void> {
  return new Promise((resolve) => (server ? server.close(() => resolve()) : resolve()));
}
