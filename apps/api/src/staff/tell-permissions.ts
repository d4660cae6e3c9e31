import { listOf, type Permission } from '@bridge/model';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';

type Change = { before: readonly Permission[]; after: readonly Permission[]; /** As the audit has it. */ by: string };

/** Mails whoever may do more or less in the console than before: what came, what went, what is left, by whom, and where to ask. */
export async function tellOfPermissions(database: Pick<Database, 'query'>, { content, words }: Pick<Services, 'content' | 'words'>, person: Recipient, { before, after, by }: Change): Promise<void> {
  const gained = after.filter((one) => !before.includes(one));
  const lost = before.filter((one) => !after.includes(one));
  if (gained.length + lost.length === 0) return;
  const { locale, text } = words.mailWords(words.languageFor(person));
  const { permissions: names } = content.document('interface/staff', locale) as { permissions: Record<Permission, string> }; // the content check has made sure of it
  const said = (key: string, some: readonly Permission[]) => (some.length > 0 ? text(`words.${key}`, { permissions: listOf(some.map((one) => names[one]), locale) }) : '');
  const who = by === `staff ${person.id}` ? 'self' : by.startsWith('staff ') ? 'colleague' : 'operator';
  const values = { gained: said('permissions-gained', gained), lost: said('permissions-lost', lost), now: said('permissions-now', after) || text('words.permissions-none'), by: text(`words.permissions-by-${who}`) };
  await queueMail(database, words, person, { kind: 'permissionsChanged', values });
}
