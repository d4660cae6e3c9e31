import { contactDetailsIn } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { isYoung } from './meetings.ts';

/**
 * Refuses words of or to a talent under 18 that may hold a way to get in touch elsewhere, at their field: a reason, a review or
 * its answer is read at once, and nobody looks at it first, as at a message. Whoever wrote it writes it without.
 */
export async function refuseContactDetails(database: Pick<Database, 'query'>, { content }: Pick<Services, 'content'>, talentId: string, [path, text = '']: [path: string, text?: string]): Promise<void> {
  if (contactDetailsIn(text, content.document('contact-details')).length === 0) return;
  const young = await database.query(`select 1 from users where id = $1 and ${isYoung}`, [talentId]);
  if (young.length > 0) throw new Refusal('contact-details', { fields: [{ path, problem: 'contactDetails' }] });
}
