import { limits } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import type { Device } from '../core/device.ts';
import { isNotSuspended, refuseSuspended } from './suspensions.ts';
import { createToken, hashToken } from '../core/token.ts';
import type { Lifetime } from '../core/caller.ts';

export type SignIn = { userId: string; remembered: boolean; withSecondFactor: boolean; device: Device };

/** Opens a sign-in session for the user; the token is in the answer and nowhere else. */
export async function openSession(database: Database, { userId, remembered, withSecondFactor, device }: SignIn): Promise<{ token: string; lifetime: Lifetime }> {
  const token = createToken();
  const days = remembered ? limits.rememberedSessionDays : limits.sessionDays;
  const [row] = await database.query<{ created_at: Date; expires_at: Date }>(
    `with opened as (
       insert into sign_in_sessions (token_hash, user_id, expires_at, with_second_factor, browser, system) select $1, id, now() + make_interval(days => $3), $4, $5, $6 from users where id = $2 and ${isNotSuspended} for key share
       returning user_id, created_at, expires_at),
     seen as (update users set last_seen_at = now() from opened where users.id = opened.user_id)
     select created_at, expires_at from opened`,
    [hashToken(token), userId, days, withSecondFactor, device.browser, device.system],
  );
  if (!row) await refuseSuspended(database, userId);
  if (!row) throw new Refusal('wrong-credentials'); // the account was deleted at this very moment
  return { token, lifetime: { createdAt: row.created_at, expiresAt: row.expires_at } };
}

export async function closeSession(database: Database, tokenHash: Buffer): Promise<void> {
  await database.query('delete from sign_in_sessions where token_hash = $1', [tokenHash]);
}
