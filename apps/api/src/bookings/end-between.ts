import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { freeSlots } from './move-session.ts';
import { endPlansBetween } from './plan-notices.ts';
import { dropReminders, reread, tellBoth } from './session-mails.ts';

/**
 * Two people are kept apart: what is to come between them is off, at whatever notice and whoever wished it, and what was paid
 * for and not held goes back. Both are told that the sessions do not take place, and not why; nor is it kept who ended them, which
 * each reads in their own data. What has begun is left as it is.
 */
export async function endSessionsBetween(transaction: Database, services: Services, { by, other }: { by: string; other: string }): Promise<void> {
  const ended = await transaction.query<{ id: string }>(
    `update sessions set state = 'cancelled', note = null, proposed_starts_at = null, credit = null
     where (talent_id, mentor_id) in (($1::uuid, $2::uuid), ($2::uuid, $1::uuid)) and state in ('requested', 'accepted') and starts_at > now() returning id::text`,
    [by, other],
  );
  for (const { id } of ended) {
    await freeSlots(transaction, id);
    await dropReminders(transaction, id);
  }
  await endPlansBetween(transaction, services, by, other);
  for (const { id } of ended) await tellBoth(transaction, services, await reread(transaction, id), { talent: 'sessionCancelled', mentor: 'sessionCancelled' });
}
