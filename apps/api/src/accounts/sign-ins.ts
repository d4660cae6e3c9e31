import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import type { Database } from '../database/database.ts';

/** Names a sign-in without a word of its token. */
const id = `encode(substr(sha256(token_hash), 1, 16), 'hex')`;
type Row = { id: string; browser: string | null; system: string | null; created_at: Date; last_used_at: Date; own: boolean };

export const listSignIns: Handler<typeof contract.listSignIns> = async ({ caller }, { database }) => {
  const rows = await database.query<Row>(
    `select ${id} as id, browser, system, created_at, last_used_at, token_hash = $2 as own from sign_in_sessions
     where user_id = $1 and expires_at > now() order by token_hash = $2 desc, last_used_at desc, 1`,
    [caller.user.id, caller.tokenHash],
  );
  return { success: true, signIns: rows.map(({ created_at, last_used_at, ...row }) => ({ ...row, beganAt: created_at.toISOString(), lastUsedAt: last_used_at.toISOString() })) };
};

export const endSignIn: Handler<typeof contract.endSignIn> = async ({ params, caller }, { database, words }) => {
  await database.query(`delete from sign_in_sessions where user_id = $1 and ${id} = $2`, [caller.user.id, params.signInId]);
  return { success: true, message: words.answer('signInEnded') };
};

export const endOtherSignIns: Handler<typeof contract.endOtherSignIns> = async ({ caller }, { database, words }) => {
  await database.query('delete from sign_in_sessions where user_id = $1 and token_hash <> $2', [caller.user.id, caller.tokenHash]);
  return { success: true, message: words.answer('signInsEnded') };
};

/** Ends the sign-ins of one person, or of everybody, and writes it down. Answers how many; undefined where nobody has this address. */
export async function endSignIns(database: Pick<Database, 'query'>, { email, reason, by }: { email: string | undefined; reason: string; by: string }): Promise<number | undefined> {
  const [row] = await database.query<{ found: boolean; ended: number }>(
    `with whose as (select id from users where $1::text is null or email = $1),
     ended as (delete from sign_in_sessions where user_id in (select id from whose) returning 1),
     written as (
       select audit_append($2, 'signed-out', 'person', coalesce((select id::text from whose where $1::text is not null), 'everybody'), $3) as seq where exists (select 1 from whose))
     select exists (select 1 from whose) as found, (select count(*)::integer from ended) as ended, (select seq from written) as seq`,
    [email?.toLowerCase() ?? null, by, reason],
  );
  return row?.found ? row.ended : undefined;
}
