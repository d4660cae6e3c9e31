import { timingSafeEqual } from 'node:crypto';
import { idSchema, type contract } from '@bridge/model';
import * as v from 'valibot';
import type { Handler } from '../core/call-handler.ts';
import { network, spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import { hashCode } from './verification-code.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** Wrong, expired, used, tried too often, nobody's: one answer for all of them. */
export const verifyCode: Handler<typeof contract.verifyCode> = async ({ body, address }, { database, rates, secret, words }) => {
  const userId = v.is(idSchema, body.userId) ? body.userId.toLowerCase() : nobody;
  await spend(database, [
    { parts: ['verify-network', network(address)], rate: rates.verifyByNetwork },
    { parts: ['verify', userId], rate: rates.verifyByUser },
  ]);
  // The try is counted before the code is looked at, in one statement: however many race, five get to compare.
  const [stored] = await database.query<{ code_hash: Buffer }>(
    `update verification_codes set attempts = attempts + 1
     where user_id = $1 and purpose = 'verify-email' and expires_at > now() and attempts < 5 returning code_hash`,
    [userId],
  );
  const typed = hashCode(secret, 'verify-email', userId, body.uniqueVerificationCode);
  if (!stored || !timingSafeEqual(stored.code_hash, typed)) throw new Refusal('wrong-code');

  const verified = await database.transaction(async (transaction) => {
    const used = await transaction.query(
      `delete from verification_codes where user_id = $1 and purpose = 'verify-email' and code_hash = $2 returning user_id`,
      [userId, typed],
    );
    if (used.length === 0) return false; // somebody was faster, or a newer code has ended it
    await transaction.query('update users set email_verified_at = coalesce(email_verified_at, now()) where id = $1', [userId]);
    return true;
  });
  if (!verified) throw new Refusal('wrong-code');
  return { success: true, message: words.answer('emailVerified') };
};
