import { Refusal } from '../core/refusal.ts';
import type { Words } from '../core/words.ts';
import { asPartOf } from '../database/as-part-of.ts';
import type { Database } from '../database/database.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';
import { isSuspended } from '../safeguarding/face.ts';

type Reads = Pick<Database, 'query'>;
type Decided = { id: string; reason: string; by: string };

/** Of a query over users. Looked at with every call: a sign-in that began at the very moment of the suspension opens nothing, either. */
export const isNotSuspended = `not ${isSuspended('users.id')}`;

/** Says why and until when, to who has just proved that it is them. */
export async function refuseSuspended(database: Reads, userId: string): Promise<void> {
  const [row] = await database.query<{ reason: string; ends_at: Date }>('select reason, ends_at from suspensions where user_id = $1 and ends_at > now()', [userId]);
  if (row) throw new Refusal('account-suspended', { values: { reason: row.reason, until: row.ends_at } });
}

/**
 * Keeps somebody out for so many days; of somebody who is kept out already, reason and end are those given now. Their
 * sign-ins end, a mentor is shown again only once they were verified anew, meets people under 18 only once checked anew, and they are told by mail. Nobody of the staff:
 * their permissions are taken first. Undefined where there is no such account, false where it is of the staff. In a transaction.
 */
export async function suspend(database: Reads, words: Words, { id, reason, by, days }: Decided & { days: number }): Promise<boolean | undefined> {
  const [person] = await database.query<Recipient & { time_zone: string | null }>('select id::text, email, first_name, language, time_zone from users where id = $1', [id]);
  if (!person) return undefined;
  const [row] = await database.query<{ until: string; seq: number }>(
    `with free as (select id from users where id = $1 and not exists (select 1 from staff_grants where user_id = $1)),
     suspended as (
       insert into suspensions as held (user_id, reason, suspended_by, ends_at) select id, $2, $3, now() + make_interval(days => $4) from free
       on conflict (user_id) do update set reason = excluded.reason, suspended_by = excluded.suspended_by, suspended_at = now(), ends_at = excluded.ends_at
       returning user_id, ends_at)
     select to_char(ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as until, audit_append($3, 'suspended', 'person', user_id::text, $2 || to_char(ends_at at time zone 'utc', '" (until "YYYY-MM-DD HH24:MI" UTC)"'))::integer as seq from suspended`,
    [id, reason, by, days],
  );
  if (!row) return false;
  await asPartOf(database, row.seq, () => database.query(
    `with ended as (delete from sign_in_sessions where user_id = $1),
     unchecked as (delete from young_people_checks where user_id = $1 returning user_id),
     unlisted as (
       update mentors set state = 'changes-requested', state_note = $2, updated_at = now() where user_id = $1 and state = 'verified' returning user_id),
     logged as (insert into mentor_log (mentor_id, state, note, changed_by) select user_id, 'changes-requested', $2, $3 from unlisted)
     select audit_append($3, 'not-for-young', 'person', user_id::text, $2) from unchecked`,
    [id, reason, by],
  ));
  const until = words.in(words.languageFor(person)).moment(new Date(row.until), person.time_zone);
  await queueMail(database, words, person, { kind: 'accountSuspended', values: { reason, until } });
  return true;
}

/**
 * Lets somebody in again before the end. Where that was `wrongly` begun, a mentor is shown again, too, as they were: nobody can have
 * changed their profile meanwhile. Undefined where there is no such account, false where nothing keeps them out. In a transaction.
 */
export async function lift(database: Reads, words: Words, { id, reason, by, wrongly = false }: Decided & { wrongly?: boolean }): Promise<boolean | undefined> {
  const [person] = await database.query<Recipient & { was_listed: boolean }>(
    `select id::text, email, first_name, language, coalesce(mentors.state = 'changes-requested' and verified_at is not null, false) as was_listed from users left join mentors on mentors.user_id = users.id where id = $1`,
    [id],
  );
  if (!person) return undefined;
  const [lifted] = await database.query<{ seq: number; suspended_at: string }>(
    `with ended as (delete from suspensions where user_id = $1 returning user_id, suspended_at, ends_at > now() as held)
     select audit_append($3, 'lifted', 'person', user_id::text, $2)::integer as seq, suspended_at::text from ended where held`,
    [id, reason, by],
  );
  if (!lifted) return false;
  const listed = wrongly ? await asPartOf(database, lifted.seq, () => database.query(
    `with listed as (
       update mentors set state = 'verified', state_note = null, updated_at = now()
       where user_id = $1 and state = 'changes-requested' and verified_at is not null and updated_at = $4::timestamptz returning user_id)
     insert into mentor_log (mentor_id, state, note, changed_by) select user_id, 'verified', $2, $3 from listed returning 1`,
    [id, reason, by, lifted.suspended_at],
  )) : [];
  await queueMail(database, words, person, { kind: listed.length > 0 ? 'suspensionLiftedShown' : person.was_listed ? 'suspensionLiftedHidden' : 'suspensionLifted', values: { reason } });
  return true;
}
