import type { Permission } from '@bridge/model';
import type { Caller, UserRow } from '../core/caller.ts';
import type { Database } from '../database/database.ts';
import { hashToken } from '../core/token.ts';
import { hasGuardian } from '../safeguarding/face.ts';
import { isNotSuspended } from './suspensions.ts';
import { userColumns } from './user-row.ts';

/** The caller whose unexpired sign-in session the token opens, with what they may do: every call asks, so it is one statement. */
export async function findCaller(database: Database, token: string | undefined): Promise<Caller | undefined> {
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  const [row] = await database.query<UserRow & { began: Date; ends: Date; proven: Date; second: boolean; quiet: boolean; permissions: Permission[]; guarded: boolean }>(
    `select ${userColumns}, sign_in_sessions.created_at as began, sign_in_sessions.expires_at as ends,
       sign_in_sessions.proven_at as proven, sign_in_sessions.with_second_factor as second, sign_in_sessions.last_used_at < now() - interval '1 hour' as quiet,
       array(select permission from staff_grants where user_id = users.id order by permission) as permissions, ${hasGuardian} as guarded
     from sign_in_sessions join users on users.id = sign_in_sessions.user_id
     where sign_in_sessions.token_hash = $1 and sign_in_sessions.expires_at > now() and ${isNotSuspended}`,
    [tokenHash],
  );
  if (!row) return undefined;
  const { began, ends, proven, second, quiet, permissions, guarded, ...user } = row;
  if (quiet) await noteUse(database, tokenHash);
  return { user, hasGuardian: guarded, lifetime: { createdAt: began, expiresAt: ends }, proof: { provenAt: proven, withSecondFactor: second }, permissions, tokenHash };
}

/** To the hour: who looks at their sign-ins, or at an account, needs no more, and a call need not write each time. */
async function noteUse(database: Database, tokenHash: Buffer): Promise<void> {
  try {
    await database.query('with used as (update sign_in_sessions set last_used_at = now() where token_hash = $1 returning user_id) update users set last_seen_at = now() from used where users.id = used.user_id', [tokenHash]);
  } catch {
    // a database that only reads just now still knows who calls
  }
}
