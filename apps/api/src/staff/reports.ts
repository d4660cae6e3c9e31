import { randomUUID } from 'node:crypto';
import type { contract, OwnReport } from '@bridge/model';
import { ownerOf } from '../blocks/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';

/** Sent again, it takes the place of the one before; one that was decided waits again, as if it were new. */
const anew = 'kind = excluded.kind, urgent = excluded.urgent, decision = null, decided_at = null, created_at = case when r.decided_at is null then r.created_at else now() end';

export const sendReport: Handler<typeof contract.sendReport> = async ({ body, caller }, { database, content, rates, words }) => {
  const { about, id, kind, text } = body;
  const known = content.document('lists/reports').kinds.find((one) => one.id === kind);
  if (!known) throw new Refusal('invalid-input', { fields: [{ path: 'kind', problem: 'choice' }] });
  await spend(database, [{ parts: ['report', caller.user.id], rate: rates.reportsByUser }]);
  const isUrgent = known.urgent === true;
  await database.transaction(async (transaction) => {
    const owner = await ownerOf(transaction, about, id, caller.user.id);
    if (!owner) throw new Refusal('report-nothing');
    const values = [caller.user.id, id, kind, text, isUrgent];
    const [report] = await (about === 'review'
      ? transaction.query<{ id: string }>(
          `insert into review_reports as r (reporter_id, review_id, kind, reason, urgent) values ($1, $2, $3, $4, $5) on conflict (review_id, reporter_id) do update set reason = excluded.reason, ${anew} returning review_id::text as id`,
          values,
        )
      : transaction.query<{ id: string }>(
          `insert into reports as r (reporter_id, subject_id, kind, text, urgent, id, about, person_id) values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (reporter_id, about, subject_id) do update set text = excluded.text, ${anew} returning id::text`,
          [...values, randomUUID(), about, owner.person_id],
        ));
    if (!isUrgent || !report) return;
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
    `select id, about, name, kind, text, created_at, decision, decided_at from (
       select reports.id::text, reports.about, coalesce(posts.title, written.organisation, first_name || ' ' || last_name) as name, reports.kind, reports.text, reports.created_at, decision, decided_at
       from reports join users on users.id = person_id left join posts on reports.about = 'post' and posts.id = subject_id
       left join thread_messages on reports.about = 'message' and thread_messages.id = subject_id left join applications on applications.id = thread_messages.application_id
       left join posts as written on written.id = applications.post_id and written.partner_id = person_id where reporter_id = $1
       union all select review_id::text, 'review', left(reviews.text, 120), kind, reason, review_reports.created_at, case decision when 'hidden' then 'taken-down' when 'kept' then 'dismissed' end, decided_at
       from review_reports join reviews on reviews.id = review_id where reporter_id = $1) as own order by created_at desc, id limit 100`,
    [caller.user.id],
  );
  return { success: true, reports: rows.map(({ created_at, decided_at, decision, name, ...row }) => ({ ...row, name: name ?? '', sentAt: created_at.toISOString(), state: decision ?? 'waiting', decidedAt: decided_at?.toISOString() ?? null })) };
};
