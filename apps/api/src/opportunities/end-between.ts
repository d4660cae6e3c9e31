import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';

type Ended = Recipient & { application_id: string; title: string; organisation: string };

/** Two people are kept apart: applications between them end, as their talent withdraws or their partner declines them. */
export async function endApplicationsBetween(transaction: Database, { words }: Pick<Services, 'words'>, { by, other }: { by: string; other: string }): Promise<void> {
  const ended = await transaction.query<Ended & { by_talent: boolean }>(
    `with changed as (
       update applications set state = case when talent_id = $1 then 'withdrawn' else 'declined' end, note = null, changed_at = now() from posts
       where posts.id = post_id and (talent_id, partner_id) in (($1::uuid, $2::uuid), ($2::uuid, $1::uuid)) and applications.state in ('received', 'seen', 'invited')
       returning applications.id, applications.state, talent_id, applications.title, applications.organisation),
     logged as (insert into application_log (application_id, state, changed_by) select id, state, case state when 'withdrawn' then 'talent' else 'partner' end from changed)
     select changed.id::text as application_id, state = 'withdrawn' as by_talent, title, organisation, users.id::text, email, first_name, language from changed join users on users.id = talent_id order by changed.id`,
    [by, other],
  );
  for (const { application_id, by_talent, title, organisation, ...talent } of ended) {
    if (by_talent) continue; // partners are not told of who withdraws
    // Only the last word counts, as with every answer of a partner (applicants.ts).
    await transaction.query('delete from outbox where user_id = $1 and starts_with(dedupe, $2) and sent_at is null and locked_until is null', [talent.id, `applicant:${application_id}:`]);
    await queueMail(transaction, words, talent, { kind: 'applicationDeclined', dedupe: `applicant:${application_id}:apart`, values: { title, organisation, note: '' } });
  }
}
