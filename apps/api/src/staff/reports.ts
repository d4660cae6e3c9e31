import { randomUUID } from 'node:crypto';
import { idSchema, isPerhapsYoung, type contract, type FailureCode, type Named, type OwnReport, type Statement } from '@bridge/model';
import * as v from 'valibot';
import { ownerOf, type Owner } from '../blocks/face.ts';
import { caseLink } from '../content/site.ts';
import type { Handler } from '../core/call-handler.ts';
import { byNetwork, hasLeft, spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';
import { forYoungReader } from '../safeguarding/face.ts';
import { asReported, knownAs } from './as-reported.ts';
import { saidBeside } from './said.ts';

/** More is not kept of one report: what would go beyond is refused. */
const most = 60_000;
/** The same of all that is said of a page without signing in: it has to be read by somebody who then decides. */
const mostUnsignedText = 12_000;
/** SQL: whether there is room in `r` for what is new. */
const hasRoom = (length: number) => `length(r.said::text) <= ${length}`;
/** What was said before stands, and what is new stands below it; what was reported likewise, where it has changed. */
const beside = (column: string) => `${column} = case when position(excluded.${column} in r.${column}) > 0 then r.${column} else left(concat_ws(E'\\n\\n', nullif(r.${column}, ''), nullif(excluded.${column}, '')), ${most}) end`;
/** Whether the kind of before counts on: the new one is none, or less urgent than one that waits. */
const staysAs = `(excluded.kind = '' or (r.kind <> '' and r.urgent >= excluded.urgent))`;
/** Sent again while it waits, it takes nothing from what was said before, and each kind keeps its own words. */
const anew = (text: string) => `${beside(text)}, said = ${saidBeside(most)}, ${beside('seen')}, kind = case when ${staysAs} then r.kind else excluded.kind end, urgent = case when ${staysAs} then r.urgent else excluded.urgent end,
  other_kinds = array(select distinct one from unnest(r.other_kinds || array[r.kind, excluded.kind]) as one where one <> '' and one <> case when ${staysAs} then r.kind else excluded.kind end order by one)`;
/** SQL: what became of the report of a review. */
const stateOfReview = `case decision when 'hidden' then 'taken-down' when 'kept' then 'dismissed' else decision end`;
/**
 * SQL: the report of $1 about $2 that was decided is a former one from now on, which its reporter goes on reading; what they send
 * now is a case by itself. One of a review goes where former ones are kept.
 */
const layAside = {
  other: `update reports set former_reporter_id = reporter_id, reporter_id = null where reporter_id = $1 and subject_id = $2 and about = $3 and decided_at is not null`,
  review: `with former as (delete from review_reports where reporter_id = $1 and review_id = $2 and decided_at is not null returning review_id, reporter_id, kind, other_kinds, reason, said, urgent, created_at, seen, known_as, decision, decided_at)
    insert into reports (id, about, subject_id, person_id, former_reporter_id, kind, other_kinds, text, said, urgent, created_at, seen, known_as, decision, decided_at)
    select gen_random_uuid(), 'review', review_id, talent_id, reporter_id, kind, other_kinds, reason, said, urgent, former.created_at, seen, coalesce(former.known_as, left(reviews.text, 120)), ${stateOfReview}, decided_at
    from former join reviews on reviews.id = review_id`,
};
/** So many reports of one page by people who are not signed in wait at once; what more say stands with the newest of them, as long as there is room. */
const mostUnsigned = 5;
/** Stands for who is not signed in: nobody's id. */
const nobody = '00000000-0000-0000-0000-000000000000';

type Filed = { about: Named; id: string; kind: string; text: string; reporterId?: string; host: string };

export const sendReport: Handler<typeof contract.sendReport> = async ({ body, caller, host }, services) => {
  await spendReport(services, body.kind, { parts: ['report', caller.user.id], rate: services.rates.reportsByUser });
  await file(services, { ...body, reporterId: caller.user.id, host });
  return { success: true, message: services.words.answer('reportSent') };
};

/** The specification's way to report a review, in words alone. */
export const reportReview: Handler<typeof contract.reportReview> = async ({ params, body, caller, host }, services) => {
  if (!v.is(idSchema, params.reviewId)) throw new Refusal('review-not-found');
  await spend(services.database, [{ parts: ['report', caller.user.id], rate: services.rates.reportsByUser }]);
  await file(services, { about: 'review', id: params.reviewId, kind: '', text: body.reason, reporterId: caller.user.id, host }, 'review-not-found');
  return { success: true, message: services.words.answer('reviewReported') };
};

/** Nobody can follow it, so that the answer speaks of no profile. */
export const reportShared: Handler<typeof contract.reportShared> = async ({ params, body, address, host }, services) => {
  await spendReport(services, body.kind, ...byNetwork(['report'], address, services.rates.reportsByNetwork));
  if (!v.is(idSchema, params.id)) throw new Refusal('report-nothing');
  await file(services, { ...body, about: 'shared', id: params.id, host });
  return { success: true, message: services.words.answer('formSent') };
};

async function spendReport({ content, database }: Services, kind: string, ...spent: Parameters<typeof spend>[1][number][]): Promise<void> {
  if (!content.document('lists/reports').kinds.some(({ id }) => id === kind)) throw new Refusal('invalid-input', { fields: [{ path: 'kind', problem: 'choice' }] });
  await spend(database, spent);
}

/** Keeps a report about what its reporter sees, and mails the people on duty where its kind is urgent. */
async function file(services: Services, report: Filed, otherwise: FailureCode = 'report-nothing'): Promise<void> {
  const { content, database } = services;
  const words = services.words.askedBy(report.reporterId ?? nobody); // whoever reports without signing in asks in a language of their own, too
  const isUrgent = content.document('lists/reports').kinds.find(({ id }) => id === report.kind)?.urgent === true;
  await database.transaction(async (transaction) => {
    const owner = await ownerOf(transaction, services, report.about, report.id, report.reporterId ?? nobody);
    if (!owner) throw new Refusal(otherwise);
    const kept = await keep(transaction, report, owner, isUrgent);
    if (!kept) throw new Refusal('reports-full');
    if (!isUrgent) return;
    if (report.reporterId && !(await hasLeft(transaction, [{ parts: ['urgent-mail', report.reporterId], rate: services.rates.urgentMailsByReporter }]))) return; // it stands in front of the queue, and whoever is mailed five times looks there
    const caseId = report.about === 'review' ? kept.id : await caseOf(transaction, kept.id);
    const onDuty = await transaction.query<Recipient>(`select users.id, email, first_name, language from users join staff_grants on user_id = users.id where permission = 'safety' and users.id <> all($1::uuid[]) order by users.id`, [[owner.person_id, report.reporterId ?? nobody]]); // they decide nothing of it
    for (const person of onDuty) {
      const { label = report.kind } = content.document('lists/reports', words.languageFor(person)).kinds.find(({ id }) => id === report.kind) ?? {};
      await queueMail(transaction, words, person, { kind: 'urgentReport', values: { kind: label, link: caseLink(services, report.host, report.about === 'review' ? 'report' : 'complaint', caseId) }, dedupe: `urgentReport:${kept.id}:${person.id}` });
    }
  });
}

/** The case that a report belongs to is called by the first of those that wait about the same. */
async function caseOf(transaction: Pick<Database, 'query'>, id: string): Promise<string> {
  const [first] = await transaction.query<{ id: string }>(
    `select told.id::text from reports join reports as told on told.about = reports.about and told.subject_id = reports.subject_id and told.person_id is not distinct from reports.person_id and told.decided_at is null
     where reports.id = $1 order by told.created_at, told.id limit 1`,
    [id],
  );
  return first?.id ?? id;
}

async function keep(transaction: Pick<Database, 'query'>, { about, id, kind, text, reporterId }: Filed, owner: Owner, isUrgent: boolean): Promise<{ id: string } | undefined> {
  const seen = await asReported(transaction, about, id);
  const known = await knownAs(transaction, about, id, owner, reporterId ?? null);
  if (about === 'review') {
    await transaction.query(layAside.review, [reporterId, id]);
    const [review] = await transaction.query<{ id: string }>(
      `insert into review_reports as r (reporter_id, review_id, kind, reason, urgent, seen, known_as, said) values ($1, $2, $3, $4, $5, $6, $7, said_once($3, $4, now()))
       on conflict (review_id, reporter_id) do update set ${anew('reason')} where ${hasRoom(most)} returning review_id::text as id`,
      [reporterId, id, kind, text, isUrgent, seen, known],
    );
    return review;
  }
  if (reporterId !== undefined) await transaction.query(layAside.other, [reporterId, id, about]);
  const [report] = await transaction.query<{ id: string }>(
    `insert into reports as r (reporter_id, subject_id, kind, text, urgent, id, about, person_id, seen, known_as, said) select $1::uuid, $2, $3, $4, $5, $6, $7, $8, $9, $10, said_once($3, $4, now())
     where $1::uuid is not null or (select count(*) from reports where about = $7 and subject_id = $2 and reporter_id is null and decided_at is null) < ${mostUnsigned}
     on conflict (reporter_id, about, subject_id) do update set ${anew('text')} where ${hasRoom(most)} returning id::text`,
    [reporterId ?? null, id, kind, text, isUrgent, randomUUID(), about, owner.person_id, seen, known],
  );
  return report ?? (reporterId === undefined ? addToNewest(transaction, { about, id, kind, text }, isUrgent, seen) : undefined);
}

/** What is said of a page by whoever is not signed in, where enough of it waits: it is not dropped, and makes the case urgent where it is. Nothing where there is no room. */
async function addToNewest(transaction: Pick<Database, 'query'>, { about, id, kind, text }: Omit<Filed, 'host'>, isUrgent: boolean, seen: string): Promise<{ id: string } | undefined> {
  const [report] = await transaction.query<{ id: string }>(
    `update reports as r set ${anew('text')} from (select $3::text as kind, $4::text as text, $5::boolean as urgent, $6::text as seen, said_once($3, $4, now()) as said) as excluded
     where r.id = (select id from reports where about = $1 and subject_id = $2 and reporter_id is null and decided_at is null order by created_at desc, id limit 1) and ${hasRoom(mostUnsignedText)} returning r.id::text`,
    [about, id, kind, text, isUrgent, seen],
  );
  return report;
}

type Row = { id: string; about: OwnReport['about']; name: string | null; kind: string; text: string; said: Statement[]; created_at: Date; decision: OwnReport['state'] | null; decided_at: Date | null };

export const listReports: Handler<typeof contract.listReports> = async ({ caller }, { database, content }) => {
  const rows = await database.query<Row>(
    `select id, about, name, kind, text, said, created_at, decision, decided_at from (
       select reports.id::text, reports.about, coalesce(known_as, posts.title, written.organisation, first_name || ' ' || last_name) as name, reports.kind, reports.text, reports.said, reports.created_at, decision, decided_at
       from reports left join users on users.id = person_id left join posts on reports.about = 'post' and posts.id = subject_id
       left join thread_messages on reports.about = 'message' and thread_messages.id = subject_id left join applications on applications.id = thread_messages.application_id
       left join posts as written on written.id = applications.post_id and written.partner_id = person_id where $1 in (reporter_id, former_reporter_id)
       union all select review_id::text, 'review', coalesce(review_reports.known_as, left(reviews.text, 120)), kind, reason, said, review_reports.created_at, ${stateOfReview}, decided_at
       from review_reports join reviews on reviews.id = review_id where reporter_id = $1) as own order by created_at desc, id limit 100`,
    [caller.user.id],
  );
  const hidden = await database.query<{ id: string; text: string; note: string; appeal: string | null }>(`select id::text, text, coalesce(hidden_note, '') as note, appeal from reviews where talent_id = $1 and hidden_at is not null order by hidden_at desc, id limit 100`, [caller.user.id]);
  const read = (name: string) => (isPerhapsYoung(caller.user.birth_month, new Date()) ? forYoungReader(name, { content }) : name); // as it was read there
  const reports = rows.map(({ created_at, decided_at, decision, name, ...row }) => ({ ...row, name: read(name ?? ''), sentAt: created_at.toISOString(), state: decision ?? 'waiting', decidedAt: decided_at?.toISOString() ?? null }));
  return { success: true, reports, hidden: hidden.map(({ id, text, ...why }) => ({ id, text, hidden: why })) };
};
