import { createHmac } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { createResetCode, grouped } from '../reset-code.ts';

const howMany = 10;

/** Ten new codes in the place of all that were there. They are answered once, and never again. */
export async function renewCodes(database: Database, secret: Uint8Array, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, createResetCode);
  await database.query('delete from recovery_codes where user_id = $1', [userId]);
  await database.query(`insert into recovery_codes (user_id, code_hash) select $1, decode(code, 'hex') from unnest($2::text[]) as code`, [userId, codes.map((code) => hashRecoveryCode(secret, userId, code).toString('hex'))]);
  return codes.map(grouped);
}

export function hashRecoveryCode(secret: Uint8Array, userId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(JSON.stringify(['recovery', userId, code])).digest();
}
