import { closeSessions, endUnsafeSessions, refundOfDeclined, tellOfEnding } from './bookings/face.ts';
import { remindGuardians } from './guardians/face.ts';
import type { SessionRules } from '@bridge/content';
import { thinHistory } from './publishing/face.ts';
import type { Services } from './core/services.ts';


type Kept = Pick<Services, 'content' | 'database' | 'secret' | 'words'>;
const every = 10 * 60 * 1000;

/** Clears away what has expired, now and then, as long as the process lives. */
export function keepHouse(services: Kept, rules: () => SessionRules, report: (error: unknown) => void): void {
  setInterval(() => void sweep(services, rules()).catch(report), every).unref();
}

/** Deletes rows that no call looks at any more. Several processes may do it at once. */
export async function sweep(services: Kept, rules: SessionRules): Promise<void> {
  const { database } = services;
  await closeSessions(services, rules);
  await endUnsafeSessions(services);
  await remindGuardians(services);
  await refundOfDeclined(services);
  await tellOfEnding(services, rules);
  await thinHistory(database);
  await database.query('delete from rate_limits where resets_at <= now()');
  await database.query('delete from sign_in_sessions where expires_at <= now()');
  await database.query('delete from verification_codes where expires_at <= now()');
  await database.query('delete from password_resets where expires_at <= now()');
  await database.query('delete from third_party_nonces where expires_at <= now()');
  await database.query('delete from passkey_challenges where expires_at <= now()');
  await database.query(`delete from outbox where created_at <= now() - interval '30 days' or expires_at <= now() - interval '1 day'`);
  await database.query(`delete from commit_marks where made_at <= now() - interval '1 hour'`);
  await database.query(`delete from processes where seen_at <= now() - interval '1 day'`);
  await database.query(`delete from generations_running where expires_at <= now() - interval '1 day'`);
  await database.query(`delete from generations_by_day where day < (now() at time zone 'utc')::date - 7`);
  await database.query(`delete from provider_tokens_by_day where day < (now() at time zone 'utc')::date - 30`);
}
