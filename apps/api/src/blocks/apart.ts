import type { Database } from '../database/database.ts';

type Reads = Pick<Database, 'query'>;

/** SQL: whether two people are kept apart, whichever of them wished it. */
export function apart(one: string, other: string): string {
  const blocked = (by: string, whom: string) => `exists (select 1 from blocks where blocker_id = ${by} and blocked_id = ${whom})`;
  return `(${blocked(one, other)} or ${blocked(other, one)})`;
}

export async function areApart(database: Reads, one: string, other: string): Promise<boolean> {
  const [row] = await database.query<{ apart: boolean }>(`select ${apart('$1', '$2')} as apart`, [one, other]);
  return row?.apart === true;
}

/** All from whom somebody is kept apart. */
export async function apartFrom(database: Reads, userId: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>('select blocked_id::text as id from blocks where blocker_id = $1 union select blocker_id::text from blocks where blocked_id = $1', [userId]);
  return rows.map(({ id }) => id);
}
