import type { Ending } from '../core/services.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';
import { isYoung, unsafeApplications } from '../safeguarding/face.ts';
import { tellGuardianOf } from './guardian-mail.ts';

type Ended = { id: string; talent_id: string; partner_id: string; title: string; organisation: string };

/** SQL: those that end with the account of $2. */
const ofLeaving = `select applications.id from applications join posts on posts.id = post_id join users on users.id = talent_id where applications.state <> 'withdrawn' and $2 in (talent_id, partner_id) and ${isYoung}`;

/**
 * Applications of talents under 18 to partners whom they may not meet any more are withdrawn, of somebody or of all; an answer that has not
 * gone out stays here. Whom it concerns is told, where it was not over before. Handed a transaction, they end with what it does.
 */
export async function endUnsafeApplications(services: Ending, userId?: string, leaves = false): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const ended = await transaction.query<Ended>(
      `with due as (
         select applications.id, applications.state, partner_id from applications join posts on posts.id = post_id
         where ($1::uuid is null or $1 in (talent_id, partner_id)) and applications.state <> 'withdrawn' and applications.id in (${unsafeApplications('$3')} union all ${ofLeaving}) order by applications.id for update of applications),
       changed as (update applications set state = 'withdrawn', note = null, changed_at = now() from due where applications.id = due.id and applications.state <> 'withdrawn' returning applications.id, talent_id, due.partner_id, due.state as before, title, organisation),
       unsent as (delete from outbox using changed where user_id = changed.talent_id and starts_with(dedupe, 'applicant:' || changed.id || ':') and sent_at is null and locked_until is null),
       logged as (insert into application_log (application_id, state, changed_by) select id, 'withdrawn', 'talent' from changed)
       select id::text, talent_id::text, partner_id::text, title, organisation from changed where before <> 'declined' order by id`,
      [userId ?? null, leaves ? (userId ?? null) : null, services.meetsTheYoung ?? true],
    );
    for (const { id, talent_id, partner_id, title, organisation } of ended) {
      const people = await transaction.query<Recipient>('select id::text, email, first_name, language from users where id = any($1::uuid[])', [[talent_id, partner_id]]);
      for (const person of people) {
        const kind = person.id === talent_id ? 'applicationEnded' : 'applicantGone';
        await queueMail(transaction, services.words, person, { kind, values: { title, organisation }, dedupe: `${kind}:${id}` });
      }
      await tellGuardianOf('ended', { id, talentId: talent_id, title, organisation }, transaction, services);
    }
  });
}
