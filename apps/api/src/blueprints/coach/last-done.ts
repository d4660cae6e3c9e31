import type { Database } from '../../database/database.ts';

/** The days on which something of the plan was done last, the latest first: how it goes, without what it was. */
export async function lastDone(database: Database, userId: string): Promise<string[]> {
  const rows = await database.query<{ completed_at: Date }>('select completed_at from milestone_progress where user_id = $1 order by completed_at desc limit 3', [userId]);
  return rows.map(({ completed_at }) => completed_at.toISOString().slice(0, 10));
}
