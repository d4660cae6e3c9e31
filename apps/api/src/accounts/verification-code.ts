import { createHmac, randomInt } from 'node:crypto';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';

/** Makes a new four-digit code, which ends any earlier one, and queues the mail that carries it. */
export async function sendVerificationCode(database: Database, user: Recipient, { secret, words }: Pick<Services, 'secret' | 'words'>): Promise<void> {
  const code = createCode();
  await database.query(
    `insert into verification_codes (user_id, purpose, code_hash, expires_at)
     values ($1, 'verify-email', $2, now() + interval '10 minutes')
     on conflict (user_id, purpose) do update set
       code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0, created_at = now()`,
    [user.id, hashCode(secret, 'verify-email', user.id, code)],
  );
  await queueMail(database, words, user, { kind: 'verifyEmail', values: { code }, minutes: 10 });
}

/** Four digits, each code as likely as any other, 0000 too. */
export function createCode(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}

/** Four digits can be tried out; without the server's secret their hash cannot. */
export function hashCode(secret: Uint8Array, purpose: string, userId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}|${userId}|${code}`).digest();
}
