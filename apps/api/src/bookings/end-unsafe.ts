import type { Services } from '../core/services.ts';
import { unsafeSessions } from '../safeguarding/face.ts';
import { freeSlots } from './move-session.ts';
import { giveBack } from './packs.ts';
import { dropReminders, reread, tellBoth } from './session-mails.ts';

/** Sessions to come of talents under 18 that may not take place any more are off; what was paid is as if the mentor had cancelled. */
export async function endUnsafeSessions(services: Pick<Services, 'content' | 'database' | 'secret' | 'words'>): Promise<void> {
  const { content, database } = services;
  for (const id of await unsafeSessions(database)) {
    await database.transaction(async (transaction) => {
      const held = await transaction.query(`select 1 from sessions where id = $1 and state in ('requested', 'accepted') for update`, [id]);
      if (held.length === 0) return; // another process was first, or somebody has cancelled it
      await transaction.query(`update sessions set state = 'cancelled', proposed_starts_at = null where id = $1`, [id]);
      await freeSlots(transaction, id);
      await giveBack(transaction, id, 'cancelled', content.document('mentors/sessions'));
      await dropReminders(transaction, id);
      await tellBoth(transaction, services, await reread(transaction, id), { talent: 'sessionCancelled', mentor: 'sessionCancelled' });
    });
  }
}
