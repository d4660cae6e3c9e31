import { ageOfAccounts, ageOfAdults, isSurely, mayBe, type Role } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import type { Words } from '../core/words.ts';
import type { Database } from '../database/database.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';
import { guardianOfYoung } from './meetings.ts';

type Corrected = { id: string; reason: string; by: string; birthMonth: string };

/**
 * Corrects the month in which somebody was born; the audit tells why, never which. A mail tells the person, and the guardian
 * of who counts as an adult by it. What somebody under 18 may not have ends as if an agreement had. Undefined where there is no such account.
 */
export async function correctBirthMonth(database: Pick<Database, 'query'>, words: Words, { id, reason, by, birthMonth }: Corrected): Promise<true | undefined> {
  const [person] = await database.query<Recipient & { role: Role; is_of_staff: boolean }>(
    'select id::text, email, first_name, language, role, exists (select 1 from staff_grants where user_id = users.id) as is_of_staff from users where id = $1',
    [id],
  );
  if (!person) return undefined;
  const now = new Date();
  const isAdult = isSurely(ageOfAdults, birthMonth, now);
  const hasToBe = person.role !== 'TALENT' || person.is_of_staff;
  if (!mayBe(ageOfAccounts, birthMonth, now) || (hasToBe && !isAdult)) throw new Refusal('invalid-input', { fields: [{ path: 'birthMonth', problem: 'tooYoungForAccount' }] });
  const guardian = isAdult ? await guardianOfYoung(database, id) : undefined;
  await database.query(
    `with changed as (update users set birth_month = to_date($2, 'YYYY-MM') where id = $1 returning id)
     select audit_append($3, 'birth-month-corrected', 'person', id::text, $4) as seq from changed`,
    [id, birthMonth, by, reason],
  );
  await database.query('update guardian_consents set of_age_told_at = case when $2 then now() end where user_id = $1', [id, isAdult]); // an adult's guardian is told here, or was never one
  await queueMail(database, words, person, { kind: 'birthMonthCorrected', values: { reason } });
  if (guardian) await queueMail(database, words, { id: null, email: guardian.address, first_name: '', language: guardian.language }, { kind: 'guardianNotNeeded', values: { talent: guardian.first_name } });
  return true;
}
