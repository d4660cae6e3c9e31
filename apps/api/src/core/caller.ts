import type { FaceName, Permission, Role, SurveyFields } from '@bridge/model';
import type { Database } from '../database/database.ts';
import { isToken } from './token.ts';

/** A user as stored. Never answered as it is: `presentUser` picks. */
export type UserRow = {
  id: string;
  email: string;
  role: Role;
  first_name: string;
  last_name: string;
  profile: SurveyFields;
  email_verified_at: Date | null;
  created_at: Date;
  has_password: boolean;
  language: string | null;
  time_zone: string | null;
  profile_image_url: string | null;
  face: FaceName | null;
  /** Such as 2009-04; null where it was never said. */
  birth_month: string | null;
  /** Whether they run the product, too. */
  of_staff: boolean;
};

/** When the sign-in session began and ends. */
export type Lifetime = { createdAt: Date; expiresAt: Date };

/** How far a sign-in is proved: when last, and whether by a second factor. */
export type Proof = { provenAt: Date; withSecondFactor: boolean };

/** Who makes a call, by which sign-in session, and what they may do for the product: nothing for nearly everybody. */
export type Caller = { user: UserRow; /** Whether a guardian has agreed, and still does. */ hasGuardian: boolean; lifetime: Lifetime; proof: Proof; permissions: readonly Permission[]; tokenHash: Buffer };

/** Finds who a token stands for: the accounts know. */
export type FindCaller = (database: Database, token: string | undefined) => Promise<Caller | undefined>;

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
