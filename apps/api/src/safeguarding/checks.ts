import type { Database } from '../database/database.ts';
import { isSuspended } from './suspended.ts';

type Reads = Pick<Database, 'query'>;
type Decided = { id: string; reason: string; by: string };

/** SQL: whether somebody of the staff has checked this person for meeting people under 18. */
export function isCheckedFor(id: string): string {
  return `exists (select 1 from young_people_checks where young_people_checks.user_id = ${id})`;
}

/** Whether somebody of the staff has checked this person for meeting people under 18. */
export async function isChecked(database: Reads, userId: string): Promise<boolean> {
  return (await database.query('select 1 from young_people_checks where user_id = $1', [userId])).length > 0;
}

/** Notes that somebody was checked, and how. False where they were already, or are kept out at present, undefined where there is no such mentor or partner. */
export async function allowYoung(database: Reads, { id, reason, by }: Decided): Promise<boolean | undefined> {
  const [person] = await database.query<{ role: string }>('select role from users where id = $1', [id]);
  if (!person || person.role === 'TALENT') return undefined;
  const made = await database.query(
    `with made as (insert into young_people_checks (user_id, note, checked_by) select id, $2, $3 from users where id = $1 and not ${isSuspended('users.id')} on conflict do nothing returning user_id)
     select audit_append($3, 'checked-for-young', 'person', user_id::text, $2) as seq from made`,
    [id, reason, by],
  );
  return made.length > 0;
}

/** Takes the check back. False where there is none. */
export async function stopYoung(database: Reads, { id, reason, by }: Decided): Promise<boolean> {
  const gone = await database.query(
    `with gone as (delete from young_people_checks where user_id = $1 returning user_id)
     select audit_append($3, 'not-for-young', 'person', user_id::text, $2) as seq from gone`,
    [id, reason, by],
  );
  return gone.length > 0;
}
