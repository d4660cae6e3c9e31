import type { Ending } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { unsafeSessions } from '../safeguarding/face.ts';
import { freeSlots } from './move-session.ts';
import { giveBack } from './packs.ts';
import { dropMailsOf, reread, tellBoth, type GuardianTools } from './session-mails.ts';

/**
 * Sessions that may not take place any more are off, of somebody or of all; what was paid is as if the mentor had cancelled. Handed a
 * transaction, they end with what it does.
 */
export async function endUnsafeSessions(services: Ending, userId?: string): Promise<void> {
  let ended: boolean[];
  do {
    ended = [];
    for (const id of await unsafeSessions(services.database, services.meetsTheYoung ?? true, userId)) ended.push(await services.database.transaction((transaction) => callOff(transaction, services, id, true)));
  } while (ended.includes(true));
}

/** Somebody leaves: with whom they would have met is told, and so are guardians. What was paid goes back with the plans, or goes with its talent. */
export async function endSessionsOfLeaving(transaction: Database, tools: GuardianTools, userId: string): Promise<void> {
  const coming = await transaction.query<{ id: string }>(
    `select id::text from sessions where $1 in (talent_id, mentor_id) and (state = 'accepted' and ends_at > now() or state = 'requested' and starts_at > now()) order by starts_at, id`,
    [userId],
  );
  for (const { id } of coming) await callOff(transaction, tools, id, false);
  // Mails go with their session; these tell of its end.
  await transaction.query(`update outbox set session_id = null where kind in ('sessionCancelled', 'guardianSession') and user_id is distinct from $1 and sent_at is null and session_id in (select id from sessions where $1 in (talent_id, mentor_id))`, [userId]);
}

/** False where another process was first, or somebody has cancelled it. */
async function callOff(transaction: Database, tools: GuardianTools, id: string, givesBack: boolean): Promise<boolean> {
  const held = await transaction.query(`select 1 from sessions where id = $1 and state in ('requested', 'accepted') for update`, [id]);
  if (held.length === 0) return false;
  await dropMailsOf(transaction, id);
  await transaction.query(`update sessions set state = 'cancelled', proposed_starts_at = null, join_link = null where id = $1`, [id]);
  await freeSlots(transaction, id);
  if (givesBack) await giveBack(transaction, id, 'cancelled', tools.content.document('mentors/sessions'));
  await tellBoth(transaction, tools, await reread(transaction, id), { talent: 'sessionCancelled', mentor: 'sessionCancelled' });
  return true;
}
