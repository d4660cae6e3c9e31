import type { Database } from '../database/database.ts';
import { minuteOf } from '../database/moments.ts';
import { dueSince, isDue } from './due.ts';
import { markReachable } from './unreachable.ts';

type Reader = Pick<Database, 'query'>;
export type FailedMail = { id: string; kind: string; recipient: string; /** Empty where it went out once. */ subject: string; at: string; reason: string; /** False where its text is gone: it was sent, and came back, or its code has run out. */ again: boolean };

/** SQL: of a mail, that it was given up and can still go out again: it waits for somebody's decision. */
export const waitsForSomebody = 'failed_at is not null and sent_at is null and (expires_at is null or expires_at > now())';

const columns = `id, kind, recipient, subject, ${minuteOf('failed_at')} as at, coalesce(last_error, '') as reason,
  ${waitsForSomebody} as again`;

/** The newest mails that were given up, and will not be tried again by themselves. */
export async function listFailed(database: Reader, most: number): Promise<FailedMail[]> {
  return database.query<FailedMail>(`select ${columns} from outbox where failed_at is not null order by failed_at desc, id limit $1`, [most]);
}

/** Those whose id begins so; two are enough to see that it is not clear which. */
export async function findFailed(database: Reader, beginning: string): Promise<FailedMail[]> {
  return database.query<FailedMail>(`select ${columns} from outbox where failed_at is not null and starts_with(id::text, lower($1)) order by id limit 2`, [beginning]);
}

/** One of this id that was given up; also one that was, and goes out again since then, where that is known of it. */
export async function findGivenUp(database: Reader, id: string, wasSentAgain = false): Promise<(Omit<FailedMail, 'at'> & { at: string | null }) | undefined> {
  const [found] = await database.query<Omit<FailedMail, 'at'> & { at: string | null }>(`select ${columns} from outbox where id = $1 and (failed_at is not null or $2)`, [id, wasSentAgain]);
  return found;
}

/** Those of these ids, however they stand. */
export async function mailsOfIds(database: Reader, ids: readonly string[]): Promise<Pick<FailedMail, 'id' | 'kind' | 'subject' | 'reason'>[]> {
  return database.query<Pick<FailedMail, 'id' | 'kind' | 'subject' | 'reason'>>(`select id::text, kind, subject, coalesce(last_error, '') as reason from outbox where id = any($1::uuid[])`, [ids]);
}

/** Makes it due again, with all its tries, also where its address was marked as unreachable, and writes down who did. Answers that entry of the audit; nothing where it is not there to be sent any more. */
export async function sendAgain(database: Reader, { id, recipient }: Pick<FailedMail, 'id' | 'recipient'>, by: string, note = ''): Promise<number | undefined> {
  await markReachable(database, recipient);
  const [due] = await database.query<{ seq: number }>(
    `with due as (
       update outbox set failed_at = null, last_error = null, attempts = 0, run_at = now(), held_since = null, locked_until = null
       where id = $1 and ${waitsForSomebody} returning id)
     select audit_append($2, 'again', 'mail', id::text, nullif($3, ''))::integer as seq from due`,
    [id, by, note],
  );
  return due?.seq;
}

/** Lets a mail be that cannot arrive: it waits for nobody any more, and is not sent. False where it is not there to be decided any more. */
export async function putAway(database: Reader, { id }: Pick<FailedMail, 'id'>, by: string, note = ''): Promise<boolean> {
  const away = await database.query(
    `with away as (
       update outbox set expires_at = now() where id = $1 and ${waitsForSomebody} returning id)
     select audit_append($2, 'done', 'mail', id::text, nullif($3, '')) as seq from away`,
    [id, by, note],
  );
  return away.length > 0;
}

/** How many mails wait, for how long the oldest that is due has waited (s), and how many were given up in the last week. */
export async function mailFigures(database: Reader): Promise<{ waiting: number; oldest: number; failed: number }> {
  const [row] = await database.query<{ waiting: number; oldest: number; failed: number }>(
    `select count(*)::integer as waiting, coalesce(extract(epoch from now() - min(${dueSince})), 0)::integer as oldest,
       (select count(*)::integer from outbox where failed_at > now() - interval '7 days') as failed
     from outbox where ${isDue}`,
  );
  return row ?? { waiting: 0, oldest: 0, failed: 0 };
}
