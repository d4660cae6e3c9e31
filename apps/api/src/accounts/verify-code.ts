import { timingSafeEqual } from 'node:crypto';
import { idSchema, type contract } from '@bridge/model';
import * as v from 'valibot';
import type { Handler } from '../core/call-handler.ts';
import { byNetwork, spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { markReachable } from '../mail/unreachable.ts';
import { hashCode } from './verification-code.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

const tries = 5;

/** Wrong, expired, used, nobody's: one answer for all of them. Only of a code that was tried too often it is said that no try is left. */
export const verifyCode: Handler<typeof contract.verifyCode> = async ({ body, address }, { database, rates, secret, words }) => {
  const userId = v.is(idSchema, body.userId) ? body.userId.toLowerCase() : nobody;
  await spend(database, [
    ...byNetwork(['verify-network'], address, rates.verifyByNetwork),
    { parts: ['verify', userId], rate: rates.verifyByUser },
  ]);
  // The try is counted before the code is looked at, in one statement: however many race, five get to compare.
  const [stored] = await database.query<{ code_hash: Buffer; attempts: number }>(
    `update verification_codes set attempts = attempts + 1
     where user_id = $1 and purpose = 'verify-email' and expires_at > now() and attempts < $2 returning code_hash, attempts`,
    [userId, tries],
  );
  const typed = hashCode(secret, 'verify-email', userId, body.uniqueVerificationCode);
  if (!stored) throw new Refusal((await isUsedUp(database, userId)) ? 'code-used-up' : 'wrong-code');
  if (!timingSafeEqual(stored.code_hash, typed)) throw new Refusal(stored.attempts === tries ? 'code-used-up' : 'wrong-code');

  const verified = await database.transaction(async (transaction) => {
    const used = await transaction.query(
      `delete from verification_codes where user_id = $1 and purpose = 'verify-email' and code_hash = $2 returning user_id`,
      [userId, typed],
    );
    if (used.length === 0) return false; // somebody was faster, or a newer code has ended it
    const [user] = await transaction.query<{ email: string }>('update users set email_verified_at = coalesce(email_verified_at, now()) where id = $1 returning email', [userId]);
    if (user) await markReachable(transaction, user.email);
    return true;
  });
  if (!verified) throw new Refusal('wrong-code');
  return { success: true, message: words.answer('emailVerified') };
};

async function isUsedUp(database: Database, userId: string): Promise<boolean> {
  const found = await database.query(`select 1 from verification_codes where user_id = $1 and purpose = 'verify-email' and expires_at > now()`, [userId]);
  return found.length > 0;
}
