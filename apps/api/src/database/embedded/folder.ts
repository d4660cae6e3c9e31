import { cpSync, existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, FolderVersionError } from '../failures.ts';

/** The major version of PostgreSQL inside the pinned PGlite; a folder written by another one cannot be opened. */
export const postgresMajor = '18';

/**
 * Makes sure that the data folder holds a database: from the template (a copy), else by initdb (some seconds). It is
 * made beside its place, brought to the disk and renamed, so a crash half-way leaves nothing half-made behind.
 */
export async function prepareFolder(folder: string, { template, durable }: { template?: string; durable: boolean }): Promise<string> {
  const place = path.join(folder, 'postgres');
  if (existsSync(place)) {
    await checkVersion(place);
    return place;
  }
  const fresh = path.join(folder, 'postgres.new');
  await rm(fresh, { recursive: true, force: true });
  if (!template || !(await copied(template, fresh))) {
    await mkdir(fresh, { mode: 0o700 });
    const { openEngine } = await import('./engine.ts'); // in its own thread it is needed always, here hardly ever
    await (await openEngine(fresh, { durable: false })).close();
  }
  if (durable) await syncTree(fresh);
  await rename(fresh, place);
  if (durable) await sync(folder);
  return place;
}

async function checkVersion(place: string): Promise<void> {
  const found = (await readFile(path.join(place, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (found === postgresMajor) return;
  throw new FolderVersionError(
    found
      ? `The database in ${place} was written by PostgreSQL ${found}; this version brings PostgreSQL ${postgresMajor} and cannot open it. ` +
          'Nothing was changed. Make a backup with the version that wrote it, then restore that backup into a new folder (docs/operators.md, Upgrading).'
      : `${place} is not a database: it has no PG_VERSION. Nothing was changed. Move it away, or restore a backup into a new folder.`,
  );
}

/** False where the template went away meanwhile (another process made a newer one). */
async function copied(template: string, to: string): Promise<boolean> {
  try {
    cpSync(template, to, { recursive: true }); // one file after another: four threads at once cost the system twice the time
    await chmod(to, 0o700);
    return true;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    await rm(to, { recursive: true, force: true });
    return false;
  }
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(entries.map((entry) => (entry.isDirectory() ? syncTree : sync)(path.join(folder, entry.name))));
  await sync(folder);
}

async function sync(file: string): Promise<void> {
  if (process.platform === 'win32') return; // needs a file opened for writing there, and folders cannot be synced
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
