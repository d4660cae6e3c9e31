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

/** Gives a case back. False where somebody else holds it. */
export async function release(database: Reads, kind: CaseKind, id: string, userId: string): Promise<boolean> {
  const [held] = await database.query<{ other: boolean }>(
    `with given as (delete from staff_claims where kind = $1 and subject_id = $2 and claimed_by = $3 returning 1)
     select exists (select 1 from staff_claims where kind = $1 and subject_id = $2 and claimed_by <> $3 and claimed_until > now()) as other, (select count(*) from given) as given`,
    [kind, id, userId],
  );
  return held?.other !== true;
}
