import { createHmac, randomBytes } from 'node:crypto';
import { isSpent, type Spending } from '../core/rate-limit.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';

const minutes = 10;
/** With less left, a new code begins. */
const leastMinutes = 5;
/** Guesses at one code: strangers together have so many, and so has who is known. */
export const tries = 5;
/** What a guess of who is known counts against. */
export const ownTries = (userId: string, codeHash: Buffer): Spending => ({ parts: ['verify-own-code', userId, codeHash.toString('hex')], rate: { most: tries, seconds: 2 * minutes * 60 } });

/**
 * Queues the mail with a four-digit code. As long as a code lives it is that one again: whoever asks, nobody's code ends
 * before its time, and there is not more to guess at. Near its end, or when who is known asks for one that is used up, a
 * new one begins, beside which it stays good.
 */
export async function sendVerificationCode(database: Database, user: Recipient, known: string | undefined, services: Pick<Services, 'secret' | 'words'>): Promise<void> {
  const { secret, words } = services;
  const { code, left } = (await runningCode(database, user, known, secret)) ?? (await beginCode(database, user, secret));
  await queueMail(database, words, user, { kind: 'verifyEmail', values: { code, minutes: String(left) }, minutes: left });
}

type Code = { code: string; /** Minutes that it is still good for. */ left: number };

async function runningCode(database: Database, user: Recipient, known: string | undefined, secret: Uint8Array): Promise<Code | undefined> {
  await database.query('select 1 from users where id = $1 for update', [user.id]); // of two who ask at once, one begins the code
  const [found] = await database.query<{ seed: Buffer; code_hash: Buffer; attempts: number; left: number }>(
    `select seed, code_hash, attempts, floor(extract(epoch from expires_at - now()) / 60)::integer as left from verification_codes
     where user_id = $1 and purpose = 'verify-email' and seed is not null and expires_at >= now() + make_interval(mins => $2)`,
    [user.id, leastMinutes],
  );
  if (!found) return undefined;
  const isUsedUp = found.attempts >= tries || (await isSpent(database, ownTries(user.id, found.code_hash)));
  if (isUsedUp && known !== undefined) return undefined; // strangers could have it used up and replaced, again and again
  return { code: codeOf(secret, user.id, found.seed), left: found.left };
}

async function beginCode(database: Database, user: Recipient, secret: Uint8Array): Promise<Code> {
  const seed = randomBytes(16);
  const code = codeOf(secret, user.id, seed);
  await database.query(
    `insert into verification_codes as c (user_id, purpose, code_hash, seed, expires_at)
     values ($1, 'verify-email', $2, $3, now() + make_interval(mins => $4))
     on conflict (user_id, purpose) do update set
       earlier_hash = c.code_hash, earlier_expires_at = c.expires_at, earlier_attempts = c.attempts,
       code_hash = excluded.code_hash, seed = excluded.seed, expires_at = excluded.expires_at, attempts = 0, created_at = now()`,
    [user.id, hashCode(secret, 'verify-email', user.id, code), seed, minutes],
  );
  return { code, left: minutes };
}

/** Four digits, each code as likely as any other, 0000 too. Without the server's secret the seed tells nothing. */
export function codeOf(secret: Uint8Array, userId: string, seed: Uint8Array): string {
  for (let draw = 0; ; draw += 1) {
    const number = createHmac('sha256', secret).update(`code|${userId}|${draw}|`).update(seed).digest().readUInt32BE();
    if (number < 4_294_960_000) return String(number % 10_000).padStart(4, '0'); // beyond the last whole ten thousand, some would be likelier
  }
}

/** Four digits can be tried out; without the server's secret their hash cannot. */
export function hashCode(secret: Uint8Array, purpose: string, userId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}|${userId}|${code}`).digest();
}
