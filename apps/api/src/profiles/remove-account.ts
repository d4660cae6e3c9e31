import { endSessionsOfLeaving, refundOfLeaving } from '../bookings/face.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';
import { endUnsafeApplications } from '../opportunities/face.ts';

type Tools = Pick<Services, 'content' | 'secret' | 'words'>;

/** Takes an account away with everything stored of it, in a transaction; whom they would have met is told, and what talents paid a mentor for goes back first. */
export async function removeAccount(transaction: Database, tools: Tools, { id, email }: { id: string; email: string }): Promise<void> {
  await transaction.query('select 1 from users where id = $1 for update', [id]);
  await endSessionsOfLeaving(transaction, tools, id);
  await endUnsafeApplications({ ...tools, database: transaction }, id, true);
  await refundOfLeaving(transaction, tools, id);
  await transaction.query('delete from outbox where user_id = $1 or recipient = $2', [id, email]);
  await transaction.query(
    `insert into staff_names (user_id, name) select id, trim(first_name || ' ' || last_name) from users
     where id = $1 and (exists (select 1 from staff_grants where user_id = users.id) or exists (select 1 from audit where kind = 'person' and subject = users.id::text and action = 'staff')) on conflict do nothing`,
    [id],
  ); // who decided is read for as long as what they decided
  await transaction.query('delete from users where id = $1', [id]); // every table of a person's data goes with it
}

/**
 * Closes somebody's account because they asked for it by another way, and writes it down; a last mail tells them. Undefined
 * where there is no such account, false where it is of the staff: their permissions are taken first.
 */
export async function closeAccount(transaction: Database, tools: Tools, { id, reason, by }: { id: string; reason: string; by: string }): Promise<boolean | undefined> {
  const [person] = await transaction.query<Recipient & { staff: boolean }>(
    'select id::text, email, first_name, language, exists (select 1 from staff_grants where user_id = users.id) as staff from users where id = $1 for update',
    [id],
  );
  if (!person) return undefined;
  if (person.staff) return false;
  await transaction.query(`select audit_append($1, 'closed', 'person', $2, $3)`, [by, id, reason]);
  await removeAccount(transaction, tools, person);
  const { words } = tools;
  await queueMail(transaction, words.in(words.languageFor(person)), { ...person, id: null }, { kind: 'accountClosed', values: { reason } });
  return true;
}
