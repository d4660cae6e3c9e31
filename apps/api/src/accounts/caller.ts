import type { Database } from '../database/database.ts';
import { hashToken, isToken } from './token.ts';
import { userColumns, type Lifetime, type UserRow } from './user-row.ts';

/** Who makes a call, by which sign-in session. */
export type Caller = { user: UserRow; lifetime: Lifetime; tokenHash: Buffer };

type Headers = Record<string, string | string[] | undefined>;

/**
 * The token of a call, from the headers alone: a cookie travels by itself, so a server that read it could be used by
 * other sites. The clients send both headers; where they differ, neither is believed.
 */
export function readToken(headers: Headers): string | undefined {
  const bearer = headers['authorization'];
  const direct = headers['x-access-token'];
  const fromBearer = typeof bearer === 'string' ? /^bearer +(\S+)$/i.exec(bearer)?.[1] : undefined;
  if (bearer !== undefined && direct !== undefined && fromBearer !== direct) return undefined;
  const token = fromBearer ?? direct;
  return typeof token === 'string' && isToken(token) ? token : undefined;
}

/** The caller whose unexpired sign-in session the token opens. */
export async function findCaller(database: Database, token: string | undefined): Promise<Caller | undefined> {
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  const [row] = await database.query<UserRow & { began: Date; ends: Date }>(
    `select ${userColumns}, sign_in_sessions.created_at as began, sign_in_sessions.expires_at as ends
     from sign_in_sessions join users on users.id = sign_in_sessions.user_id
     where sign_in_sessions.token_hash = $1 and sign_in_sessions.expires_at > now()`,
    [tokenHash],
  );
  if (!row) return undefined;
  const { began, ends, ...user } = row;
  return { user, lifetime: { createdAt: began, expiresAt: ends }, tokenHash };
}
