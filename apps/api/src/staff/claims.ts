import type { CaseKind } from '@bridge/model';
import type { Database } from '../database/database.ts';

type Reads = Pick<Database, 'query'>;
const held = '15 minutes';

/** Takes a case, or keeps it longer. False where somebody else holds it: of any number of racing people one takes it. */
export async function claim(database: Reads, kind: CaseKind, id: string, userId: string): Promise<boolean> {
  const rows = await database.query(
    `insert into staff_claims as held (kind, subject_id, claimed_by, claimed_until) values ($1, $2, $3, now() + interval '${held}')
     on conflict (kind, subject_id) do update set claimed_by = excluded.claimed_by, claimed_until = excluded.claimed_until
       where held.claimed_by = excluded.claimed_by or held.claimed_until <= now()
     returning 1`,
    [kind, id, userId],
  );
  return rows.length > 0;
}

export async function release(database: Reads, kind: CaseKind, id: string, userId: string): Promise<void> {
  await database.query('delete from staff_claims where kind = $1 and subject_id = $2 and claimed_by = $3', [kind, id, userId]);
}
