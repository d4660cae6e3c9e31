import type { Database } from '../database.ts';

/** What a journey writes, one after the other. */
export const batches = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** A transaction of four statements; every second one is followed by what brings the data files themselves to the disk. */
export async function writeBatch(db: Database, batch: string): Promise<void> {
  await db.transaction(async (tx) => {
    for (const part of [1, 2, 3]) await tx.query('insert into ledger (batch, part, note) values ($1, $2, $3)', [batch, part, 'n'.repeat(4000)]);
    await tx.query('update total set batches = batches + 1 where id = 1');
  });
  if (batch === 'b' || batch === 'd') await db.query('checkpoint').catch(() => {}); // nothing is acknowledged by it
}
