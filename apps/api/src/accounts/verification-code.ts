import { createHmac, randomInt, randomUUID } from 'node:crypto';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { queueMail } from '../mail/outbox.ts';
import type { UserRow } from './user-row.ts';

/** Makes a new four-digit code, which ends any earlier one, and queues the mail that carries it. */
export async function sendVerificationCode(database: Database, user: Pick<UserRow, 'id' | 'email' | 'first_name'>, services: Services): Promise<void> {
  const code = String(randomInt(10_000)).padStart(4, '0');
  await database.query(
    `insert into verification_codes (user_id, purpose, code_hash, expires_at)
     values ($1, 'verify-email', $2, now() + interval '10 minutes')
     on conflict (user_id, purpose) do update set
       code_hash = excluded.code_hash, expires_at = excluded.expires_at, attempts = 0, created_at = now()`,
    [user.id, hashCode(services.secret, 'verify-email', user.id, code)],
  );
  const mail = services.words.mail('verifyEmail', { firstName: user.first_name, code });
  await queueMail(database, { dedupe: `verify-email:${randomUUID()}`, recipient: user.email, ...mail });
}

/** Four digits can be tried out; without the server's secret their hash cannot. */
export function hashCode(secret: Uint8Array, purpose: string, userId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`${purpose}|${userId}|${code}`).digest();
}
