import { statfs } from 'node:fs/promises';
import type { contract } from '@bridge/model';
import type { Handler } from './core/call-handler.ts';
import { Refusal } from './core/refusal.ts';
import { spend } from './core/rate-limit.ts';
import type { Database } from './database/database.ts';
import type { Services } from './core/services.ts';

const leastFree = { part: 0.05, bytes: 200 * 2 ** 20 };
const late = 15; // minutes

export const health: Handler<typeof contract.health> = async (_, services) => {
  await write(services);
  return { status: 'ok', database: 'ok' };
};

export const live: Handler<typeof contract.live> = async () => ({ status: 'ok' });

export const ready: Handler<typeof contract.ready> = async (_, services) => {
  if (services.ending?.aborted) throw new Refusal('unavailable', { retryAfter: 5 }); // what comes now goes to another process, or to the next
  await write(services);
  const [disk, mail] = await Promise.all([isNearlyFull(services), isLate(services.database)]);
  return { status: 'ok', database: 'ok', disk: disk ? 'low' : 'ok', mail: mail ? 'late' : 'ok' };
};

/** A database that is only read, or whose disk is full, answers questions all the same: a row has to be written. */
async function write({ database, report }: Services): Promise<void> {
  try {
    await spend(database, [{ parts: ['health'], rate: { most: 1_000_000_000, seconds: 3600 } }]);
  } catch (error) {
    report(error);
    throw new Refusal('unavailable', { retryAfter: 5 });
  }
}

async function isNearlyFull({ dataFolder, report }: Services): Promise<boolean> {
  if (dataFolder === undefined) return false;
  try {
    const { bavail, blocks, bsize } = await statfs(dataFolder);
    return bavail < blocks * leastFree.part && bavail * bsize < leastFree.bytes;
  } catch (error) {
    report(error); // a folder that cannot be asked is none to rely on
    return true;
  }
}

/** Some mail should have gone out long ago, and nobody has given it up. */
async function isLate(database: Database): Promise<boolean> {
  const found = await database.query(
    `select 1 from outbox where sent_at is null and failed_at is null and run_at <= now() - make_interval(mins => $1) and (expires_at is null or expires_at > now()) limit 1`,
    [late],
  );
  return found.length > 0;
}
