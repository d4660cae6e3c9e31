import { lateMailSeconds, type contract } from '@bridge/model';
import type { Handler } from './core/call-handler.ts';
import { isNearlyFull } from './core/disk.ts';
import { Refusal } from './core/refusal.ts';
import type { Database } from './database/database.ts';
import { dueSince, isDue } from './mail/due.ts';

export const health: Handler<typeof contract.health> = async (_, services) => {
  await services.probe(services.report);
  return { status: 'ok', database: 'ok' };
};

export const live: Handler<typeof contract.live> = async () => ({ status: 'ok' });

export const ready: Handler<typeof contract.ready> = async (_, services) => {
  if (services.ending?.aborted) throw new Refusal('unavailable', { retryAfter: 5 }); // what comes now goes to another process, or to the next
  const [found, isDiskLow] = await Promise.all([services.probe(services.report), isNearlyFull(services)]);
  return { status: 'ok', database: 'ok', disk: isDiskLow ? 'low' : 'ok', mail: found.isMailLate ? 'late' : 'ok' };
};

/** Some mail should have gone out long ago, and nobody has given it up. */
export async function isMailLate(database: Database): Promise<boolean> {
  const found = await database.query(
    `select 1 from outbox where ${isDue} and ${dueSince} <= now() - make_interval(secs => $1) limit 1`,
    [lateMailSeconds],
  );
  return found.length > 0;
}
