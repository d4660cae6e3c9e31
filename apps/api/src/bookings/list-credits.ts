import type { contract, Currency, Plan, Refund } from '@bridge/model';
import { apart } from '../blocks/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { imageOf } from '../pictures/face.ts';

type CreditRow = { id: string; mentor_id: string; first_name: string; last_name: string; profile_image_url: string | null; plan: Plan; price: number | null; sessions: number; used: number; expires_at: Date };
type RefundRow = Omit<CreditRow, 'mentor_id' | 'price' | 'sessions' | 'used' | 'expires_at'> & { mentor_id: string | null; amount: number; currency: Currency; cause: Refund['cause']; due_at: Date; refunded_at: Date | null };

/** Nobody has more plans open than these. */
const most = 100;
/** Money that has gone back is shown for so many days. */
const shownDays = 30;

export const listCredits: Handler<typeof contract.listCredits> = async ({ query, caller }, { database, content }) => {
  const rows = await database.query<CreditRow>(
    `select session_packs.id, session_packs.mentor_id, users.first_name, users.last_name, ${imageOf()} as profile_image_url, plan, session_packs.price, sessions, taken.used, expires_at
     from session_packs join users on users.id = session_packs.mentor_id join mentors on mentors.user_id = session_packs.mentor_id and mentors.state = 'verified'
     cross join lateral (select count(*) as used from sessions where pack_id = session_packs.id and credit is not null and not (state = 'requested' and starts_at <= now())) as taken
     where session_packs.talent_id = $1 and ($2::uuid is null or session_packs.mentor_id = $2) and expires_at > now() and taken.used < sessions and not exists (select 1 from refunds where pack_id = session_packs.id)
       and not ${apart('talent_id', 'session_packs.mentor_id')}
     order by expires_at, session_packs.id limit ${most}`,
    [caller.user.id, query.with ?? null],
  );
  const refunds = await database.query<RefundRow>(
    `select refunds.id, users.id as mentor_id, first_name, last_name, ${imageOf()} as profile_image_url, plan, amount, currency, cause, due_at, refunded_at
     from refunds left join users on users.id = mentor_id and not ${apart('talent_id', 'mentor_id')}
     where talent_id = $1 and ($2::uuid is null or mentor_id = $2) and (refunded_at is null or refunded_at > now() - make_interval(days => ${shownDays}))
     order by due_at desc, refunds.id limit ${most}`,
    [caller.user.id, query.with ?? null],
  );
  const soon = Date.now() + content.document('mentors/sessions').expiryNoticeDays * 86_400_000;
  const mentorOf = (row: Omit<CreditRow, 'id' | 'plan' | 'price' | 'sessions' | 'used' | 'expires_at'>) => ({
    userId: row.mentor_id,
    firstName: row.first_name,
    lastName: row.last_name,
    ...(row.profile_image_url !== null && { profileImageUrl: row.profile_image_url }),
  });
  return {
    success: true,
    credits: rows.map((row) => ({
      packId: row.id,
      mentor: mentorOf(row),
      plan: row.plan,
      price: row.price,
      left: row.sessions - row.used,
      of: row.sessions,
      expiresAt: row.expires_at.toISOString(),
      endsSoon: row.expires_at.getTime() <= soon,
    })),
    refunds: refunds.map((row) => ({
      id: row.id,
      mentor: row.mentor_id === null ? null : mentorOf({ ...row, mentor_id: row.mentor_id }),
      plan: row.plan,
      amount: row.amount,
      currency: row.currency,
      cause: row.cause,
      dueAt: row.due_at.toISOString(),
      refundedAt: row.refunded_at?.toISOString() ?? null,
    })),
  };
};
