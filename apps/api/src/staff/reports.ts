import { randomUUID } from 'node:crypto';
import type { contract, OwnReport, Reportable } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';

const together = `(exists (select 1 from sessions where (talent_id, mentor_id) in (($1, $2), ($2, $1)))
  or exists (select 1 from applications join posts on posts.id = post_id where (talent_id, partner_id) in (($1, $2), ($2, $1))))`;
/** SQL: whose it is, where $2 sees it ($1 is its id). What somebody does not see they cannot report: a report must not tell what there is. */
const whose: Record<Reportable, string> = {
  person: `select id as person_id from users where id = $1 and (exists (select 1 from mentors where user_id = $1 and state = 'verified') or ${together})`,
  message: `select author_id as person_id from thread_messages left join sessions on sessions.id = session_id left join applications on applications.id = application_id left join posts on posts.id = post_id
    where thread_messages.id = $1 and $2 in (sessions.talent_id, sessions.mentor_id, applications.talent_id, posts.partner_id)`,
  post: `select partner_id as person_id from posts where id = $1 and state = 'published'`,
  shared: 'select user_id as person_id from blueprint_shares where user_id = $1 and is_shared',
};

export const sendReport: Handler<typeof contract.sendReport> = async ({ body, caller }, { database, content, rates, words }) => {
  const { about, id, kind, text } = body;
  const known = content.document('lists/reports').kinds.find((one) => one.id === kind);
  if (!known) throw new Refusal('invalid-input', { fields: [{ path: 'kind', problem: 'choice' }] });
  await spend(database, [{ parts: ['report', caller.user.id], rate: rates.reportsByUser }]);
  const isUrgent = known.urgent === true;
  await database.transaction(async (transaction) => {
    const [report] = await transaction.query<{ id: string }>(
      `insert into reports as r (id, about, subject_id, person_id, reporter_id, kind, text, urgent) select $3::uuid, $4, $1::uuid, person_id, $2::uuid, $5, $6, $7::boolean from (${whose[about]}) as found where person_id <> $2::uuid
       on conflict (reporter_id, about, subject_id) do update set kind = excluded.kind, text = excluded.text, urgent = excluded.urgent, decision = null, decided_at = null,
         created_at = case when r.decided_at is null then r.created_at else now() end returning id::text`,
      [id, caller.user.id, randomUUID(), about, kind, text, isUrgent],
    );
    if (!report) throw new Refusal('report-nothing');
    if (!isUrgent) return;
    const onDuty = await transaction.query<Recipient>(`select users.id, email, first_name, language from users join staff_grants on user_id = users.id where permission = 'safety' order by users.id`);
    for (const person of onDuty) {
      const { label } = content.document('lists/reports', words.languageFor(person)).kinds.find((one) => one.id === kind) ?? known;
      await queueMail(transaction, words, person, { kind: 'urgentReport', values: { kind: label }, dedupe: `urgentReport:${report.id}:${person.id}` });
    }
  });
  return { success: true, message: words.answer('reportSent') };
};

type Row = { id: string; about: OwnReport['about']; name: string | null; kind: string; text: string; created_at: Date; decision: OwnReport['state'] | null; decided_at: Date | null };

export const listReports: Handler<typeof contract.listReports> = async ({ caller }, { database }) => {
  const rows = await database.query<Row>(
    `select * from (
       select reports.id::text, about, coalesce(posts.title, first_name || ' ' || last_name) as name, reports.kind, reports.text, reports.created_at, decision, decided_at
       from reports join users on users.id = person_id left join posts on about = 'post' and posts.id = subject_id where reporter_id = $1
       union all select review_id::text, 'review', left(reviews.text, 120), '', reason, review_reports.created_at, case decision when 'hidden' then 'taken-down' when 'kept' then 'dismissed' end, decided_at
       from review_reports join reviews on reviews.id = review_id where reporter_id = $1) as own order by created_at desc, id limit 100`,
    [caller.user.id],
  );
  return { success: true, reports: rows.map(({ created_at, decided_at, decision, name, ...row }) => ({ ...row, name: name ?? '', sentAt: created_at.toISOString(), state: decision ?? 'waiting', decidedAt: decided_at?.toISOString() ?? null })) };
};
