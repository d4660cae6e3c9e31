import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { Database } from '../database.ts';
import { DatabaseUnavailableError, DiskFullError, FolderInUseError, FolderVersionError, MigrationError } from '../failures.ts';
import { migrate, type Migration } from '../migrate.ts';
import { workerFile } from '../places.ts';
import { createDatabase } from '../pooled.ts';
import { types } from '../values.ts';
import { lockFolder, type Request } from './folder-lock.ts';
import { prepareFolder } from './folder.ts';
import { shortPath } from './short-path.ts';
import { templateFor } from './template.ts';
import type { WorkerMessage, WorkerStart } from './worker.ts';

export type EmbeddedOptions = {
  folder: string;
  /** Absent: the database stays as it is (for a backup before an upgrade). */
  migrations?: readonly Migration[];
  /** How long to wait (ms) for a predecessor that is just ending. */
  patience?: number;
  /** How long (ms) work may wait for its turn: there is one connection for all, and the disk may be slow. */
  longestWait?: number;
  /** False only in tests: what was acknowledged may then be lost with the power. */
  durable?: boolean;
  /** Requests of the operator's commands while the server runs (see operator/). */
  onRequest?: (db: Database) => Request;
};

/** Opens (and at first makes) the database in a folder of this machine; this process is then its only user. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Database> {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  try {
    return await open(options);
  } catch (error) {
    throw await orFull(options.folder, error);
  }
}

/** A new database is 40 MB, and an old one may have to begin the next 16 MB of its log. */
const roomToOpen = 64 * 2 ** 20;

/** Why it does not open: the engine says no more than "Aborted()" where it cannot write. */
async function orFull(folder: string, error: unknown): Promise<unknown> {
  if ([FolderInUseError, FolderVersionError, MigrationError].some((known) => error instanceof known)) return error;
  const free = await freeRoom(folder);
  return free < roomToOpen ? new DiskFullError(folder, { free, needed: roomToOpen, cause: error }) : error;
}

async function freeRoom(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk ? disk.bavail * disk.bsize : Infinity;
}

async function open({ folder, migrations, durable = true, patience, longestWait = 10_000, onRequest }: EmbeddedOptions): Promise<Database> {
  chmodSync(folder, 0o700);
  let answer: Request | undefined;
  const lock = await lockFolder(folder, { patience, onRequest: (request, socket) => (answer ? answer(request, socket) : socket.destroy()) });
  const short = shortPath(path.resolve(folder));
  const releaseAll = async () => {
    short.remove();
    await lock.release();
  };
  try {
    const place = await prepareFolder(folder, { template: migrations && templateFor(migrations), durable });
    let engine = await startEngine(place, short.folder, durable);
    const pool = new pg.Pool({
      ...engine.connection,
      user: 'postgres',
      database: 'postgres',
      max: 1, // the engine has one session, and all connections would share it
      idleTimeoutMillis: 0,
      allowExitOnIdle: true,
      // a second connection, after the first broke, must not meet the statements the first one prepared
      onConnect: (client) => client.query('deallocate all'),
      types,
    });
    pool.on('error', () => {}); // the next statement reports it
    const closing = new AbortController();
    const reopening = keepOpen(() => engine, folder, closing.signal, async () => {
      engine = await startEngine(place, short.folder, durable);
      Object.assign(pool.options, engine.connection);
    });
    const db = createDatabase({
      kind: 'embedded',
      pool,
      longestWait,
      gone: () => engine.gone(),
      onPanic: (message) => engine.broke(message),
      close: async () => {
        closing.abort();
        if (engine.gone()) await engine.stop(); // it would not say goodbye to its connections
        await pool.end();
        await engine.stop();
        await reopening;
        await engine.stop(); // one that was just being opened
        await releaseAll();
      },
    });
    if (migrations)
      await migrate(pool, migrations, { beside: false }).catch(async (error) => {
        await db.close();
        throw error;
      });
    answer = onRequest?.(db);
    return db;
  } catch (error) {
    await releaseAll();
    throw error;
  }
}

const firstPause = 1000;
const longestPause = 10_000;

/**
 * An engine that stopped, as PostgreSQL does where it cannot bring its log to the disk, is ended and opened anew as soon as
 * there is room: what was acknowledged is in the log, and nothing of what the engine held in memory is used again.
 */
async function keepOpen(engine: () => Engine, folder: string, closing: AbortSignal, reopen: () => Promise<void>): Promise<void> {
  for (let pause = firstPause; !closing.aborted; ) {
    const since = Date.now();
    await engine().stopped;
    if (closing.aborted) return;
    console.error(`Database: ${engine().gone()?.message}`);
    await engine().stop();
    if (Date.now() - since > longestPause) pause = firstPause; // it ran well for a while
    while (engine().gone() && !closing.aborted) {
      await wait(pause, undefined, { signal: closing, ref: false }).catch(() => {});
      pause = Math.min(pause * 2, longestPause);
      if (closing.aborted || (await freeRoom(folder)) < roomToOpen) continue;
      await reopen().then(
        () => console.warn('Database: opened again.'),
        (error: unknown) => console.error(`Database: not opened again yet: ${error instanceof Error ? error.message : String(error)}`),
      );
    }
  }
}

type Engine = Awaited<ReturnType<typeof startEngine>>;

async function startEngine(folder: string, socketFolder: string, durable: boolean) {
  const socket = path.join(socketFolder, '.s.PGSQL.5432'); // the name a PostgreSQL client expects in a folder
  const onWindows = process.platform === 'win32';
  rmSync(socket, { force: true }); // ours by the lock: a killed predecessor may have left it
  const start: WorkerStart = { folder, durable, ...(!onWindows && { path: socket }) };
  const worker = new Worker(workerFile, {
    workerData: start,
    resourceLimits: { maxYoungGenerationSizeMb: 8 }, // its rubbish is short-lived: 20 MB less, no slower
  });
  let failure: Error | undefined;
  const stopped = Promise.withResolvers<void>();
  const broke = (message: string) => {
    failure ??= new DatabaseUnavailableError(`The embedded database stopped: ${message}. It is opened again as soon as the disk lets it; acknowledged data is safe.`);
    stopped.resolve();
  };
  worker.on('error', (error) => broke(error.message));
  worker.on('exit', () => broke('its thread ended'));
  worker.on('message', (message: WorkerMessage) => message.type === 'failed' && broke(message.message));

  const address = await new Promise<string>((resolve, reject) => {
    worker.on('message', (message: WorkerMessage) => message.type === 'listening' && resolve(message.address));
    const notOpened = (why: string, cause?: unknown) => reject(new Error(`The embedded database in ${folder} does not open: ${why}`, { cause }));
    worker.once('error', (error) => notOpened(error.message, error));
    worker.once('exit', (code) => notOpened(`its thread ended with code ${code}`));
  });
  worker.unref(); // an open database keeps no process alive; a statement under way does
  return {
    connection: onWindows ? { host: '127.0.0.1', port: Number(address.split(':').at(-1)) } : { host: socketFolder, port: 5432 },
    gone: () => failure,
    /** Resolves when it can do no more, for whatever reason. */
    stopped: stopped.promise,
    broke,
    stop: async () => {
      if (worker.threadId === -1) return; // it has ended by itself
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      worker.ref();
      if (failure) await worker.terminate();
      else worker.postMessage('close');
      await ended;
    },
  };
}
