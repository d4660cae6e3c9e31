import { timingSafeEqual } from 'node:crypto';
import { idSchema, type contract } from '@bridge/model';
import * as v from 'valibot';
import type { Handler } from '../core/call-handler.ts';
import { byNetwork, hasLeft, isSpent, spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { markReachable } from '../mail/unreachable.ts';
import { knownAsker } from './login-tries.ts';
import { hashCode, ownTries, tries } from './verification-code.ts';

const nobody = '00000000-0000-0000-0000-000000000000';

/** Wrong, expired, used, nobody's: one answer for all of them. Only of a code that was tried too often it is said that no try is left. */
export const verifyCode: Handler<typeof contract.verifyCode> = async ({ body, address, cookies }, services) => {
  const { database, rates, secret, words } = services;
  const userId = v.is(idSchema, body.userId) ? body.userId.toLowerCase() : nobody;
  const [account] = await database.query<{ email: string }>('select email from users where id = $1', [userId]);
  // Guesses from where the owner signed in count by themselves, all such places together: strangers cannot use them up.
  const isOwn = (await knownAsker({ email: account?.email ?? '', address, cookies }, services)) !== undefined;
  const own = { parts: ['verify-own', userId], rate: rates.verifyByUser };
  const strangers = [...byNetwork(['verify-network'], address, rates.verifyByNetwork), { parts: ['verify', userId], rate: rates.verifyByUser }];
  await spend(database, isOwn ? [own] : strangers);
  const typed = hashCode(secret, 'verify-email', userId, body.uniqueVerificationCode);
  const { codes, isLast } = isOwn ? await ownTry(database, userId) : await strangersTry(database, userId);
  if (codes.length === 0) throw new Refusal((await isThere(database, userId)) ? 'code-used-up' : 'wrong-code');
  const isRight = codes.map((hash) => timingSafeEqual(hash, typed)).includes(true);
  if (!isRight) throw new Refusal(isLast ? 'code-used-up' : 'wrong-code');

  const verified = await database.transaction(async (transaction) => {
    const used = await transaction.query(
      `delete from verification_codes where user_id = $1 and purpose = 'verify-email' and (code_hash = $2 or earlier_hash = $2) returning user_id`,
      [userId, typed],
    );
    if (used.length === 0) return false; // somebody was faster
    const [user] = await transaction.query<{ email: string }>('update users set email_verified_at = coalesce(email_verified_at, now()) where id = $1 returning email', [userId]);
    if (user) await markReachable(transaction, user.email);
    return true;
  });
  if (!verified) throw new Refusal('wrong-code');
  return { success: true, message: words.answer('emailVerified') };
};

/** What a guess is compared with, and whether it is the last that is. */
type Try = { codes: Buffer[]; isLast: boolean };

/**
 * The try is counted before the code is looked at, in one statement: however many race, five get to compare. It counts
 * for the code before, too, where that is still good: each is guessed at five times.
 */
async function strangersTry(database: Database, userId: string): Promise<Try> {
  const [stored] = await database.query<{ code_hash: Buffer; earlier_hash: Buffer | null; attempts: number }>(
    `update verification_codes set attempts = attempts + 1, earlier_attempts = earlier_attempts + 1
     where user_id = $1 and purpose = 'verify-email' and expires_at > now() and attempts < $2
     returning code_hash, attempts, case when earlier_expires_at > now() and earlier_attempts <= $2 then earlier_hash end as earlier_hash`,
    [userId, tries],
  );
  return stored ? { codes: [stored.code_hash, stored.earlier_hash ?? stored.code_hash], isLast: stored.attempts === tries } : { codes: [], isLast: true };
}

/** The same, counted by itself. */
async function ownTry(database: Database, userId: string): Promise<Try> {
  const [stored] = await database.query<{ code_hash: Buffer; earlier_hash: Buffer | null }>(
    `select code_hash, case when earlier_expires_at > now() then earlier_hash end as earlier_hash from verification_codes
     where user_id = $1 and purpose = 'verify-email' and expires_at > now()`,
    [userId],
  );
  if (!stored || !(await hasLeft(database, [ownTries(userId, stored.code_hash)]))) return { codes: [], isLast: true };
  const earlier = stored.earlier_hash && (await hasLeft(database, [ownTries(userId, stored.earlier_hash)])) ? stored.earlier_hash : stored.code_hash;
  return { codes: [stored.code_hash, earlier], isLast: await isSpent(database, ownTries(userId, stored.code_hash)) };
}

async function isThere(database: Database, userId: string): Promise<boolean> {
  const found = await database.query(`select 1 from verification_codes where user_id = $1 and purpose = 'verify-email' and expires_at > now()`, [userId]);
  return found.length > 0;
}
