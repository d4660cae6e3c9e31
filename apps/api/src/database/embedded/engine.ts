import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFiles } from './durable-files.ts';

/**
 * The embedded engine over a folder, in this thread. Durable means: a commit is acknowledged after it reached the disk.
 * Tests may do without; the path of a statement stays the same.
 */
export async function openEngine(folder: string, { durable }: { durable: boolean }): Promise<PGlite> {
  // Compiling WebAssembly keeps no thread alive: on a busy machine it would end with code 13 while it waits for that.
  const awake = setInterval(() => {}, 1000);
  try {
    return await create(folder, durable);
  } finally {
    clearInterval(awake);
  }
}

function create(folder: string, durable: boolean): Promise<PGlite> {
  const always = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'); // -F turns fsync off
  return PGlite.create({
    fs: new DurableFiles(folder),
    extensions: { pg_trgm, btree_gist },
    startParams: [
      ...always,
      ...['-c', `fsync=${durable ? 'on' : 'off'}`],
      ...['-c', 'wal_sync_method=fsync'], // the default, fdatasync, does nothing in PGlite
      ...['-c', 'shared_buffers=16MB'], // half the memory of the default, no slower (the system caches the files)
    ],
  });
}
