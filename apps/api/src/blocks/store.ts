import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Owner } from './whose.ts';

type Reads = Pick<Database, 'query'>;

/**
 * Keeps two people apart, in a transaction. Their accounts are held until it ends: what either begins with the other at
 * this moment refers to both, so it is there already and ends with the rest, or waits and finds them apart.
 */
export async function keepApart(transaction: Reads, blockerId: string, { person_id, known_as }: Owner): Promise<void> {
  await transaction.query('select 1 from users where id = any($1::uuid[]) order by id for update', [[blockerId, person_id]]);
  await transaction.query('insert into blocks (id, blocker_id, blocked_id, known_as) values ($1, $2, $3, $4) on conflict (blocker_id, blocked_id) do nothing', [randomUUID(), blockerId, person_id, known_as]);
}

/** False where there is no such block of theirs. */
export async function bringTogether(database: Reads, blockerId: string, blockId: string): Promise<boolean> {
  return (await database.query('delete from blocks where blocker_id = $1 and id = $2 returning 1', [blockerId, blockId])).length > 0;
}

/** Whom somebody has blocked, the newest first; never who has blocked them. */
export async function blocksBy(database: Reads, blockerId: string): Promise<{ id: string; name: string; blockedAt: string }[]> {
  const rows = await database.query<{ id: string; known_as: string; created_at: Date }>('select id::text, known_as, created_at from blocks where blocker_id = $1 order by created_at desc, id limit 500', [blockerId]);
  return rows.map(({ id, known_as, created_at }) => ({ id, name: known_as, blockedAt: created_at.toISOString() }));
}

/** All from whom somebody is kept apart, by id: the name they were known by to whoever blocked, none to who was blocked. */
export async function knownApart(database: Reads, userId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await database.query<{ id: string; known_as: string }>(`select blocker_id::text as id, '' as known_as from blocks where blocked_id = $1 union all select blocked_id::text, known_as from blocks where blocker_id = $1`, [userId]);
  return new Map(rows.map(({ id, known_as }) => [id, known_as]));
}
