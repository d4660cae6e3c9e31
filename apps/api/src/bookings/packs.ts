import { randomUUID } from 'node:crypto';
import type { Currency, Plan } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { refundUnused, type RefundCause } from './refunds.ts';
import { reread, tellOfLapse, type GuardianTools } from './session-mails.ts';

type Pack = { id: string; plan: Plan; sessions: number };
/** Which session of which plan that was paid for. */
export type Credit = { packId: string; plan: Plan; place: number };

/** A new plan is paid for; the session that is booked now is its first. */
export async function buyPack(
  database: Database,
  { talentId, mentorId, plan, price, currency }: { talentId: string; mentorId: string; plan: Plan; price: number | null; currency: Currency },
  { plans }: SessionRules,
): Promise<Credit> {
  const id = randomUUID();
  const { sessions, validDays } = plans[plan];
  await database.query(
    `insert into session_packs (id, talent_id, mentor_id, plan, sessions, expires_at, price, currency) values ($1, $2, $3, $4, $5, now() + make_interval(days => $6), $7, $8)`,
    [id, talentId, mentorId, plan, sessions, validDays, price, currency],
  );
  return { packId: id, plan, place: 1 };
}

/** A session that is left of a plan that was paid for, held until the transaction ends. */
export async function holdCredit(database: Database, tools: GuardianTools, { talentId, mentorId, packId }: { talentId: string; mentorId: string; packId: string }, rules: SessionRules): Promise<Credit> {
  const [pack] = await database.query<Pack>('select id, plan, sessions from session_packs where id = $1 and talent_id = $2 and mentor_id = $3 for update', [packId, talentId, mentorId]);
  // What nobody answered has given its place back, swept or not; it is used at once, so nothing is refunded.
  if (pack) while (await lapse(database, tools, rules, pack.id));
  const [free] = pack
    ? await database.query<{ place: number }>(
        `select place from generate_series(1, $2::integer) as place where not exists (select 1 from sessions where pack_id = $1 and credit = place)
           and exists (select 1 from session_packs where id = $1 and expires_at > now()) and not exists (select 1 from refunds where pack_id = $1) order by place limit 1`,
        [pack.id, pack.sessions],
      )
    : [];
  if (!pack || !free) throw new Refusal('no-credit', { fields: [{ path: 'packId', problem: 'usedUp' }] });
  return { packId: pack.id, plan: pack.plan, place: free.place };
}

/**
 * A session that does not take place gives its place in the plan back. Where that is not the talent's doing, the plan
 * stays open for at least the days of grace, whatever its last day was; and where nothing of it is used or booked, what
 * was paid is to be refunded instead.
 */
export async function giveBack(database: Database, sessionId: string, cause: 'by-talent' | RefundCause, { graceDays }: SessionRules, isUsedAtOnce = false): Promise<void> {
  const [given] = await database.query<{ pack_id: string }>('update sessions set credit = null where id = $1 and credit is not null returning pack_id', [sessionId]);
  if (!given || cause === 'by-talent') return;
  // This holds the plan, too: whoever books of it at this moment comes before or after.
  await database.query('update session_packs set expires_at = greatest(expires_at, now() + make_interval(days => $2)) where id = $1', [given.pack_id, graceDays]);
  if (!isUsedAtOnce) await refundUnused(database, given.pack_id, sessionId, cause);
}

/** One request that nobody answered in time has lapsed, of all or of those of one plan; false where there is none left. In a transaction. */
export async function lapse(transaction: Database, tools: GuardianTools, rules: SessionRules, packId?: string): Promise<boolean> {
  const [late] = await transaction.query<{ id: string }>(
    `update sessions set state = 'lapsed' where id = (
       select id from sessions where state = 'requested' and starts_at <= now() and ($1::uuid is null or pack_id = $1) order by starts_at limit 1 for update skip locked
     ) returning id`,
    [packId ?? null],
  );
  if (!late) return false;
  await giveBack(transaction, late.id, 'lapsed', rules, packId !== undefined);
  await tellOfLapse(transaction, tools, await reread(transaction, late.id));
  return true;
}
