import type { Database } from '../../database/database.ts';
import type { Words } from '../../core/words.ts';
import { queueMail, type Recipient } from '../../mail/outbox.ts';

/**
 * For who has lost the app and the recovery codes, once somebody has made sure of who asks. Their sign-ins end, they are told by
 * mail, and it is written down with the reason. One statement, so that none of it happens alone. Undefined where nobody has
 * this address, false where there is no second factor.
 */
export async function takeAway(database: Pick<Database, 'query'>, words: Words, { email, reason, by }: { email: string; reason: string; by: string }): Promise<boolean | undefined> {
  const [person] = await database.query<Recipient>('select id, email, first_name, language from users where email = $1', [email.toLowerCase()]);
  if (!person) return undefined;
  const taken = await database.query(
    `with app as (delete from second_factors where user_id = $1 and confirmed_at is not null returning user_id),
     keys as (delete from passkeys where user_id = $1 returning user_id),
     taken as (select user_id from app union select user_id from keys),
     codes as (delete from recovery_codes where user_id = (select user_id from taken)),
     ended as (delete from sign_in_sessions where user_id = (select user_id from taken))
     select audit_append($2, 'second-factor-taken', 'person', user_id::text, $3) from taken`,
    [person.id, by, reason],
  );
  if (taken.length === 0) return false;
  await queueMail(database, words, person, { kind: 'secondFactorOff' });
  return true;
}
