import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { isCheckedFor } from './checks.ts';
import { consentOf, hasGuardian, openConsent, type Consent } from './consents.ts';
import { mailboxOf } from './mailbox.ts';
import { isSuspended } from './suspended.ts';
import { isYoung } from './young.ts';

type Reads = Pick<Database, 'query'>;
/** Said to whoever would pass a message on. */
export type ClosedWay = 'held-blocked' | 'held-suspended' | 'held-paused' | 'held-no-guardian' | 'held-not-checked';
type Meeting = { talentId: string; otherId: string; callerId: string };

/** Of a query over users: whether somebody was checked for meeting those under 18, is neither kept out nor, as a mentor, without verification, and is not who watches over this one. */
const mayMeet = (other: string) =>
  `(${isCheckedFor(other)} and not ${isSuspended(other)} and not exists (select 1 from mentors where mentors.user_id = ${other} and mentors.state <> 'verified')
    and not exists (select 1 from guardian_consents join users as guardian on ${mailboxOf('guardian.email')} = ${mailboxOf('address')} where guardian_consents.user_id = users.id and ended_at is null and guardian.id = ${other}))`;

/** Talents under 18 who may not meet these people, or not any more. */
const isUnsafe = (other: string) => `${isYoung} and not (${hasGuardian} and not ${isSuspended('users.id')} and ${mayMeet(other)})`;

/** Of a query over users: under 18, and nobody of that age meets others here, as the parameter says. */
const isPaused = (open: string) => `(${isYoung} and not ${open}::boolean)`;

/** SQL: whether these two may meet, as far as it is not for them alone to say: nobody who is kept out, and no talent under 18 without all that it takes. */
export function mayTakePlace(talent: string, mentor: string): string {
  return `not (${isSuspended(talent)} or ${isSuspended(mentor)} or exists (select 1 from users where users.id = ${talent} and ${isUnsafe(mentor)}))`;
}

/** SQL of a query over users: whether what they show to everybody with the link is shown now, where the parameter says whether those under 18 meet others here. */
export const mayBeShown = (open: string) => `(not ${isSuspended('users.id')} and (${isYoung} is not true or ${hasGuardian} and ${open}::boolean))`;

/** Whether a talent may write to somebody, and be written to: of age, or with a guardian who agrees and somebody who was checked. */
export async function isSafe(database: Reads, { meetsTheYoung }: Pick<Services, 'meetsTheYoung'>, { talentId, otherId }: Omit<Meeting, 'callerId'>): Promise<boolean> {
  const found = await database.query(`select 1 from users where id = $1 and not coalesce(${isUnsafe('$2')} or ${isPaused('$3')}, false)`, [talentId, otherId, meetsTheYoung]);
  return found.length > 0;
}

/** Why what somebody wrote may not be passed on to the other side; nothing where it may. */
export async function whyNotPassedOn(database: Reads, { meetsTheYoung }: Pick<Services, 'meetsTheYoung'>, { talentId, otherId, authorId }: Omit<Meeting, 'callerId'> & { authorId: string }): Promise<ClosedWay | undefined> {
  const [row] = await database.query<{ suspended: boolean; paused: boolean; unsafe: boolean; guarded: boolean }>(
    `select ${isSuspended('$3')} as suspended, coalesce(${isPaused('$4')}, false) as paused, coalesce(${isUnsafe('$2')}, false) as unsafe, ${hasGuardian} as guarded from users where id = $1`,
    [talentId, otherId, authorId, meetsTheYoung],
  );
  if (!row || row.suspended) return 'held-suspended';
  if (row.paused) return 'held-paused';
  if (!row.unsafe) return undefined;
  return row.guarded ? 'held-not-checked' : 'held-no-guardian';
}

/** Those of two are held until the transaction ends: whoever takes something from them at this moment comes before or after what is asked next. */
export async function holdBoth(transaction: Reads, ...ids: string[]): Promise<void> {
  await transaction.query('select 1 from users where id = any($1::uuid[]) order by id for key share', [ids]);
}

/**
 * Refuses what brings a talent under 18 together with somebody, unless their guardian has agreed and the other one was
 * checked for it. Whoever is not the talent is not told why: it would tell how old the talent is; a talent who never said it is asked
 * first. Answers whether the talent is under 18.
 */
export async function refuseUnsafe(database: Reads, { meetsTheYoung }: Pick<Services, 'meetsTheYoung'>, { talentId, otherId, callerId }: Meeting): Promise<boolean> {
  await holdBoth(database, talentId, otherId);
  const [row] = await database.query<{ young: boolean | null; guarded: boolean; checked: boolean }>(
    `select ${isYoung} as young, ${hasGuardian} as guarded, ${mayMeet('$2')} and not ${isSuspended('users.id')} as checked from users where id = $1`,
    [talentId, otherId],
  );
  if (row?.young === null && callerId === talentId) throw new Refusal('birth-month-missing');
  if (!row?.young) return false;
  if (meetsTheYoung && row.guarded && row.checked) return true;
  if (callerId !== talentId) throw new Refusal('not-open-now');
  throw new Refusal(!meetsTheYoung ? 'young-paused' : row.guarded ? 'not-for-young' : 'guardian-needed');
}

/** The guardian of somebody under 18 who has ever agreed, and is not replaced, unless at this moment: also the end of what they agreed to is told to them. */
export async function guardianOfYoung(database: Reads, userId: string): Promise<Consent | undefined> {
  const [young] = await database.query<{ replaced: string | null }>(
    `select (select guardian_consents.id::text from guardian_consents where user_id = users.id and ended_by = 'talent' and ended_at = now() and agreed_at is not null limit 1) as replaced from users where id = $1 and ${isYoung}`,
    [userId],
  );
  if (young?.replaced) return consentOf(database, young.replaced);
  const consent = young ? await openConsent(database, userId) : undefined;
  return consent?.agreed_at && consent.ended_by !== 'talent' ? consent : undefined;
}

/** Ids of sessions of somebody, or of all, that are to come or have begun and may not take place: a guardian has taken the agreement back or let it lapse, the mentor's check or verification is gone, one of the two is kept out, or nobody under 18 meets others here any more. */
export async function unsafeSessions(database: Reads, meetsTheYoung: boolean, userId?: string): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select sessions.id::text from sessions where ($1::uuid is null or $1 in (talent_id, mentor_id)) and (sessions.state = 'accepted' and ends_at > now() or sessions.state = 'requested' and starts_at > now())
       and not (${mayTakePlace('sessions.talent_id', 'sessions.mentor_id')} and not exists (select 1 from users where users.id = sessions.talent_id and ${isPaused('$2')})) order by starts_at, sessions.id limit 100`,
    [userId ?? null, meetsTheYoung],
  );
  return rows.map(({ id }) => id);
}

/** SQL: ids of applications of talents under 18, also answered ones, whose partner may not know of them any more, for the same reasons; the last parameter says whether those under 18 meet others here. */
export const unsafeApplications = (open: string) => `select applications.id from applications join posts on posts.id = post_id join users on users.id = talent_id where applications.state <> 'withdrawn' and (${isUnsafe('posts.partner_id')} or ${isPaused(open)})`;

/** Whether a mailbox is of a talent with an account who is under 18, or never said how old they are: nobody's guardian. */
export async function isTooYoungToAgree(database: Reads, address: string): Promise<boolean> {
  const found = await database.query(`select 1 from users where role = 'TALENT' and email ilike left($1, 1) || '%' and ${mailboxOf('email')} = ${mailboxOf('$1::text')} and ${isYoung} is distinct from false`, [address]);
  return found.length > 0;
}
