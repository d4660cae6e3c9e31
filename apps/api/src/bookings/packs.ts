import { randomUUID } from 'node:crypto';
import type { Plan } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';

type Pack = { id: string; plan: Plan; sessions: number };
/** Which session of which plan that was paid for. */
export type Credit = { packId: string; plan: Plan; place: number };

/** A new plan is paid for; the session that is booked now is its first. */
export async function buyPack(database: Database, { talentId, mentorId, plan }: { talentId: string; mentorId: string; plan: Plan }, { plans }: SessionRules): Promise<Credit> {
  const id = randomUUID();
  const { sessions, validDays } = plans[plan];
  await database.query(
    `insert into session_packs (id, talent_id, mentor_id, plan, sessions, expires_at) values ($1, $2, $3, $4, $5, now() + make_interval(days => $6))`,
    [id, talentId, mentorId, plan, sessions, validDays],
  );
  return { packId: id, plan, place: 1 };
}

/** A session that is left of a plan that was paid for, held until the transaction ends. */
export async function holdCredit(database: Database, { talentId, mentorId, packId }: { talentId: string; mentorId: string; packId: string }, rules: SessionRules): Promise<Credit> {
  const [pack] = await database.query<Pack>('select id, plan, sessions from session_packs where id = $1 and talent_id = $2 and mentor_id = $3 for update', [packId, talentId, mentorId]);
  if (pack) await lapse(database, rules, pack.id); // what nobody answered has given its place back, swept or not
  const [free] = pack
    ? await database.query<{ place: number }>(
        `select place from generate_series(1, $2::integer) as place where not exists (select 1 from sessions where pack_id = $1 and credit = place)
           and exists (select 1 from session_packs where id = $1 and expires_at > now()) order by place limit 1`,
        [pack.id, pack.sessions],
      )
    : [];
  if (!pack || !free) throw new Refusal('no-credit', { fields: [{ path: 'packId', problem: 'id' }] });
  return { packId: pack.id, plan: pack.plan, place: free.place };
}

/**
 * A session that does not take place gives its place in the plan back. Where that is not the talent's doing, the plan
 * stays open for at least the days of grace, whatever its last day was.
 */
export async function giveBack(database: Database, sessionId: string, by: 'talent' | 'mentor', { graceDays }: SessionRules): Promise<void> {
  const [given] = await database.query<{ pack_id: string }>('update sessions set credit = null where id = $1 and credit is not null returning pack_id', [sessionId]);
  if (given && by === 'mentor') await extend(database, [given.pack_id], graceDays);
}

/** Requests that nobody answered in time have lapsed: all, or those of one plan. */
export async function lapse(database: Database, { graceDays }: SessionRules, packId?: string): Promise<void> {
  const rows = await database.query<{ pack_id: string | null }>(
    `with late as (select id, pack_id from sessions where state = 'requested' and starts_at <= now() and ($1::uuid is null or pack_id = $1) for update)
     update sessions set state = 'lapsed', credit = null from late where sessions.id = late.id returning late.pack_id`,
    [packId ?? null],
  );
  await extend(database, rows.flatMap(({ pack_id }) => pack_id ?? []), graceDays);
}

async function extend(database: Database, packIds: readonly string[], days: number): Promise<void> {
  if (packIds.length > 0) await database.query('update session_packs set expires_at = greatest(expires_at, now() + make_interval(days => $2)) where id = any($1::uuid[])', [packIds, days]);
}
