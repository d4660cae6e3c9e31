import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { isCheckedFor } from './checks.ts';
import { hasGuardian, openConsent, type Consent } from './consents.ts';

type Reads = Pick<Database, 'query'>;
type Meeting = { talentId: string; otherId: string; callerId: string };

/** Of a query over users: under 18, or perhaps so. The same rule as `isSurely` of the model, which meetings.test.ts holds it to. */
export const isYoung = `(users.birth_month >= date_trunc('month', now() at time zone 'utc') - interval '18 years')`;

/** Of a query over users: whether somebody was checked for meeting those under 18, and is not who watches over this one. */
const mayMeet = (other: string) =>
  `(${isCheckedFor(other)} and not exists (select 1 from guardian_consents join users as guardian on lower(guardian.email) = lower(address) where guardian_consents.user_id = users.id and ended_at is null and guardian.id = ${other}))`;

/** Talents under 18 who may not meet these people, or not any more. */
const isUnsafe = (other: string) => `${isYoung} and not (${hasGuardian} and ${mayMeet(other)})`;

/** Whether a talent may write to somebody, and be written to: of age, or with a guardian who agrees and somebody who was checked. */
export async function isSafe(database: Reads, { talentId, otherId }: Omit<Meeting, 'callerId'>): Promise<boolean> {
  const found = await database.query(
    `select 1 from users where id = $1 and (not coalesce(${isYoung}, false) or ${hasGuardian} and ${mayMeet('$2')})`,
    [talentId, otherId],
  );
  return found.length > 0;
}

/**
 * Refuses what brings a talent under 18 together with somebody, unless their guardian has agreed and the other one was
 * checked for it. Whoever is not the talent is not told why: it would tell how old the talent is; a talent who never said it is asked
 * first. Answers whether the talent is under 18.
 */
export async function refuseUnsafe(database: Reads, { meetsTheYoung }: Pick<Services, 'meetsTheYoung'>, { talentId, otherId, callerId }: Meeting): Promise<boolean> {
  const [row] = await database.query<{ young: boolean | null; guarded: boolean; checked: boolean }>(
    `select ${isYoung} as young, ${hasGuardian} as guarded, ${mayMeet('$2')} as checked from users where id = $1`,
    [talentId, otherId],
  );
  if (row?.young === null && callerId === talentId) throw new Refusal('birth-month-missing');
  if (!row?.young) return false;
  if (meetsTheYoung && row.guarded && row.checked) return true;
  if (callerId !== talentId) throw new Refusal('not-open-now');
  throw new Refusal(!meetsTheYoung ? 'young-paused' : row.guarded ? 'not-for-young' : 'guardian-needed');
}

/** The guardian of somebody under 18 who has ever agreed, and is not replaced: also the end of what they agreed to is told to them. */
export async function guardianOfYoung(database: Reads, userId: string): Promise<Consent | undefined> {
  const young = await database.query(`select 1 from users where id = $1 and ${isYoung}`, [userId]);
  const consent = young.length > 0 ? await openConsent(database, userId) : undefined;
  return consent?.agreed_at && consent.ended_by !== 'talent' ? consent : undefined;
}

/** Ids of sessions to come that may not take place: a guardian has taken the agreement back or let it lapse, or the mentor's check is gone. */
export async function unsafeSessions(database: Reads): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `select sessions.id::text from sessions join users on users.id = talent_id where sessions.state in ('requested', 'accepted') and starts_at > now() and ${isUnsafe('sessions.mentor_id')} order by starts_at limit 100`,
  );
  return rows.map(({ id }) => id);
}

/** SQL: ids of applications of talents under 18, also answered ones, whose partner may not know of them any more, for the same reasons. */
export const unsafeApplications = `select applications.id from applications join posts on posts.id = post_id join users on users.id = talent_id where applications.state <> 'withdrawn' and ${isUnsafe('posts.partner_id')}`;

/** Whether a mailbox is of a talent with an account who is under 18, or never said how old they are: nobody's guardian. */
export async function isTooYoungToAgree(database: Reads, address: string): Promise<boolean> {
  const mailbox = (text: string) => `regexp_replace(lower(${text}), '\\+[^@]*@', '@')`;
  const found = await database.query(`select 1 from users where role = 'TALENT' and ${mailbox('email')} = ${mailbox('$1::text')} and ${isYoung} is distinct from false`, [address]);
  return found.length > 0;
}
