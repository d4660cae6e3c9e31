import type { contract, Plan } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';

type CreditRow = { id: string; mentor_id: string; first_name: string; last_name: string; profile_image_url: string | null; plan: Plan; sessions: number; used: number; expires_at: Date };

/** Nobody has more plans open than these. */
const most = 100;

export const listCredits: Handler<typeof contract.listCredits> = async ({ query, caller }, { database }) => {
  const rows = await database.query<CreditRow>(
    `select session_packs.id, session_packs.mentor_id, users.first_name, users.last_name, users.profile_image_url, plan, sessions, taken.used, expires_at
     from session_packs join users on users.id = session_packs.mentor_id join mentors on mentors.user_id = session_packs.mentor_id and mentors.state = 'verified'
     cross join lateral (select count(*) as used from sessions where pack_id = session_packs.id and credit is not null and not (state = 'requested' and starts_at <= now())) as taken
     where session_packs.talent_id = $1 and ($2::uuid is null or session_packs.mentor_id = $2) and expires_at > now() and taken.used < sessions
     order by expires_at, session_packs.id limit ${most}`,
    [caller.user.id, query.with ?? null],
  );
  return {
    success: true,
    credits: rows.map((row) => ({
      packId: row.id,
      mentor: { userId: row.mentor_id, firstName: row.first_name, lastName: row.last_name, ...(row.profile_image_url !== null && { profileImageUrl: row.profile_image_url }) },
      plan: row.plan,
      left: row.sessions - row.used,
      of: row.sessions,
      expiresAt: row.expires_at.toISOString(),
    })),
  };
};
