import { randomUUID } from 'node:crypto';
import type { Currency, Plan } from '@bridge/model';
import type { Database } from '../database/database.ts';
import { minuteOf } from '../database/moments.ts';

export type RefundCause = 'declined' | 'cancelled' | 'lapsed' | 'mentor-left' | 'ended';

/** No session of the plan is booked or was held: what was paid goes back in full, and the plan is closed by it. The plan's row is held by the caller. */
export async function refundUnused(database: Database, packId: string, sessionId: string, cause: RefundCause): Promise<void> {
  await database.query(
    `insert into refunds (id, pack_id, session_id, talent_id, mentor_id, plan, sessions, amount, currency, cause)
     select $2, id, $3, talent_id, mentor_id, plan, sessions, price, currency, $4 from session_packs
     where id = $1 and price > 0 and not exists (select 1 from sessions where pack_id = $1 and credit is not null) on conflict (pack_id) do nothing`,
    [packId, randomUUID(), sessionId, cause],
  );
}

export type Refund = { id: string; pack_id: string; talent_id: string; mentor_id: string; amount: number; currency: Currency };

/**
 * A mentor is there no more, or not for this talent: the share of what was paid that no session was held for goes back. Sessions that are booked
 * count as held, unless they go with the mentor.
 */
export async function refundRest(database: Reads, packId: string, booked: 'are-kept' | 'go-too', cause: RefundCause = 'mentor-left'): Promise<Refund | undefined> {
  const used = booked === 'go-too' ? `(state = 'completed' or state = 'accepted' and ends_at <= now())` : 'credit is not null';
  const [refund] = await database.query<Refund>(
    `insert into refunds (id, pack_id, talent_id, mentor_id, plan, sessions, amount, currency, cause)
     select $2, id, talent_id, mentor_id, plan, rest, round((price * rest / sessions)::numeric, 2)::double precision, currency, $3
     from session_packs, lateral (select session_packs.sessions - (select count(*) from sessions where pack_id = $1 and credit is not null and ${used})::integer as rest) as counted
     where id = $1 and rest > 0 and expires_at > now() and price > 0 and round((price * rest / sessions)::numeric, 2) > 0 on conflict (pack_id) do nothing returning id, pack_id, talent_id, mentor_id, amount, currency`,
    [packId, randomUUID(), cause],
  );
  return refund;
}

export const refundStates = ['due', 'refunded'] as const;
export type RefundState = (typeof refundStates)[number];
export type ListedRefund = {
  id: string;
  state: RefundState;
  amount: number;
  currency: Currency;
  cause: RefundCause;
  plan: Plan;
  sessions: number;
  talent: string | null;
  mentor: string | null;
  due: string;
  refunded: string | null;
  refunded_by: string | null;
};

type Reads = Pick<Database, 'query'>;
const select = `select refunds.id::text, case when refunded_at is null then 'due' else 'refunded' end as state, amount, currency, cause, plan, sessions,
    talent.email as talent, mentor.email as mentor, ${minuteOf('due_at')} as due, ${minuteOf('refunded_at')} as refunded, refunded_by
  from refunds left join users as talent on talent.id = talent_id left join users as mentor on mentor.id = mentor_id`;

/** Refunds in these states, those that have waited longest first. */
export function listRefunds(database: Reads, states: readonly RefundState[], most: number): Promise<ListedRefund[]> {
  return database.query<ListedRefund>(`${select} where case when refunded_at is null then 'due' else 'refunded' end = any($1::text[]) order by refunded_at desc nulls first, due_at, refunds.id limit $2`, [states, most]);
}

/** How much is due in all, by currency. */
export function sumOfDue(database: Reads): Promise<{ currency: Currency; amount: number; count: number }[]> {
  return database.query('select currency, round(sum(amount::numeric), 2)::double precision as amount, count(*)::integer as count from refunds where refunded_at is null group by currency order by currency');
}

/** Refunds whose number begins like this; more than one where it is too short. */
export function findRefunds(database: Reads, start: string): Promise<ListedRefund[]> {
  return database.query<ListedRefund>(`${select} where starts_with(refunds.id::text, $1) limit 2`, [start.toLowerCase()]);
}

/** Notes that the money has gone back; false where somebody noted it before. */
export async function markRefunded(database: Reads, id: string, by: string): Promise<boolean> {
  const marked = await database.query(
    `with marked as (update refunds set refunded_at = now(), refunded_by = $2 where id = $1 and refunded_at is null returning id)
     select audit_append($2, 'refunded', 'payment', id::text, null) as seq from marked`,
    [id, by],
  );
  return marked.length > 0;
}
