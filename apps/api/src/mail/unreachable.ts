import type { Database } from '../database/database.ts';

/** Enhanced status codes (RFC 3463) that say there is no such address: 5.1.x, and 5.2.1 for one that is closed. */
const nobody = /\b5\.(1\.\d{1,3}|2\.1)\b/;

/** True for a status, or a mail server's refusal, by which an address does not exist; not for a full mailbox or a policy. */
export function meansNobody(status: string): boolean {
  return nobody.test(status);
}

export function saysNobodyIsThere(error: unknown): boolean {
  const { code, response } = error as { code?: string; response?: string }; // nodemailer's errors have both
  return code === 'EENVELOPE' && response !== undefined && meansNobody(response);
}

/** From now on nothing but codes is sent there, until one is typed in. */
export async function markUnreachable(database: Pick<Database, 'query'>, address: string, reason: string): Promise<void> {
  await database.query(`insert into unreachable_addresses (address, reason) values (lower($1), $2) on conflict (address) do update set reason = excluded.reason, since = now()`, [address, reason]);
}

/** Somebody has read a mail there, or says that it works again. Answers whether the address was marked. */
export async function markReachable(database: Pick<Database, 'query'>, address: string): Promise<boolean> {
  const found = await database.query('delete from unreachable_addresses where address = lower($1) returning address', [address]);
  return found.length > 0;
}
