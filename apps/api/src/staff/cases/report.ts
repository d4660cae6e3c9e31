import type { Statement } from '@bridge/model';
import { Refusal } from '../../core/refusal.ts';
import { asPartOf } from '../../database/as-part-of.ts';
import { instantOf } from '../../database/moments.ts';
import { queueMail, type MailKind, type Recipient } from '../../mail/outbox.ts';
import { asReported } from '../as-reported.ts';
import { auditTrail } from '../audit-trail.ts';
import { withoutWords } from '../said.ts';
import { factsOfSaid, keepOut, standingOf, waysAgainst, type Standing } from './against.ts';
import { factsOf, markOf, personOf, revisionOf, type CaseType, type Found, type Reads } from './case-type.ts';

type ReportedReview = Standing & {
  id: string;
  talent_id: string;
  first_name: string;
  last_name: string;
  email: string;
  language: string | null;
  mentor: string;
  rating: number;
  text: string;
  answer: string | null;
  hidden_note: string | null;
  /** An answer that waits. */
  appeal: string | null;
  /** The one answer that there is, given now or before. */
  answered: string | null;
  is_hidden: boolean;
  /** The open ones first, of these the urgent. */
  reports: { /** Nobody, once their account is deleted. */ reporter: string | null; reporterLeft: string | null; by: string | null; kind: string; said: Statement[]; urgent: boolean; seen: string | null; open: boolean }[];
  since: string;
};

/** Whoever wrote it is told only where it was hidden. */
const keep = (isHidden: boolean) => ({ name: 'keep', note: 'optional', noteTo: isHidden ? 'person' : 'staff', final: false }) as const;
const hide = { name: 'hide', note: 'needed', noteTo: 'person', final: false } as const;

/** What a report is told to be by each, what is written down, and whether the review itself is kept or hidden by it. */
const outcomes = {
  keep: { state: 'kept', action: 'kept', isOfReview: true },
  hide: { state: 'hidden', action: 'hidden', isOfReview: true },
  warn: { state: 'warned', action: 'warned', isOfReview: false },
  suspend: { state: 'warned', action: 'suspended', isOfReview: false },
  settled: { state: 'warned', action: 'settled', isOfReview: false },
} as const;

const waits = 'reviews.id in (select review_id from review_reports where decided_at is null union all select id from reviews where hidden_at is not null and appealed_at > hidden_at)';

/** A review that somebody reported, or whose writer answered to its being hidden. It is kept or hidden, never rewritten. */
export const report: CaseType = {
  waiting: `select reviews.id::text, left(reviews.text, 120) as title,
    coalesce((select min(review_reports.created_at) from review_reports where review_id = reviews.id and decided_at is null), appealed_at) as since,
    greatest((select count(*) from review_reports where review_id = reviews.id and decided_at is null), 1)::integer as count,
    exists (select 1 from review_reports where review_id = reviews.id and decided_at is null and urgent) as urgent,
    'review' as about, (select kind from review_reports where review_id = reviews.id and decided_at is null order by urgent desc, created_at, reporter_id limit 1) as told_kind from reviews where ${waits}`,
  isTold: 'of',
  titles: 'select id::text, left(text, 120) as title from reviews where id = any($1::uuid[])',
  own: 'select id, unnest(array[talent_id, mentor_id]) as person from reviews union all select review_id, reporter_id from review_reports',
  hold: 'select 1 from reviews where id = $1 for update',
  async read(database, _tools, id) {
    const found = await one(database, id);
    if (!found) return undefined;
    const isOpen = found.reports.some((one) => one.open) || found.appeal !== null;
    const open = openOf(found);
    const now = await asReported(database, 'review', id);
    const isChanged = open.some(({ seen }) => seen && !seen.includes(now));
    return {
      count: Math.max(open.length, 1), urgent: open.some(({ urgent }) => urgent),
      title: found.text.slice(0, 120), since: found.since, person: personOf(found.talent_id, found),
      facts: [...factsOf({ suspendedUntil: isOpen ? found.suspended : null, mentor: found.mentor, rating: found.rating, review: found.text, reviewAnswer: found.answer }), ...found.reports.flatMap(({ kind, said, by, seen, reporterLeft }) => [...factsOfSaid(said, kind, 'reported'), ...factsOf({ reporter: by, reporterLeft, reportedWords: seen?.includes(now) && seen.length === now.length ? null : seen })]), ...factsOf({ changedSince: isChanged ? now : null, hiddenBecause: found.hidden_note, appeal: found.answered })],
      trail: await auditTrail(database, ['report'], id),
      decisions: left(found),
      revision: revisionOfReview(found), reports: openOf(found),
    };
  },
  async decide(database, { words }, id, decision, note, by, seen, read, { days }) {
    const found = await one(database, id);
    if (!found || !isDecision(decision) || !left(found).some(({ name }) => name === decision) || revisionOfReview(found) !== seen) throw new Refusal('case-changed');
    const { state, action, isOfReview } = outcomes[decision];
    const hides = decision === 'hide';
    const open = openOf(found).filter(({ mark }) => read.has(mark));
    if (open.length === 0 && (read.size > 0 || !isOfReview)) return false; // what was read was sent again meanwhile, in other words
    const [entry] = await database.query<{ seq: number }>(`select audit_append($1, $2, 'report', $3, nullif($4, ''))::integer as seq`, [by, action, id, note]);
    if (decision === 'suspend') await asPartOf(database, entry!.seq, () => keepOut(database, words, found.talent_id, { reason: note, by, days })); // it answers its number
    const rows = await database.query<{ closed: number; followed: string[] }>(
      `with changed as (
         update reviews set hidden_at = case when $2 then coalesce(hidden_at, now()) end, hidden_note = case when $2 then $3 end, appealed_at = case when $2 and appealed_at is not null then hidden_at end
         where id = $1::uuid and $6::boolean returning id),
       decided as (update review_reports set decision = $5, decided_at = now(), ${withoutWords('reason', 'review_reports')}
         from jsonb_to_recordset($4::jsonb) as seen (reporter uuid, kind text, said jsonb)
         where review_id = $1::uuid and reporter_id is not distinct from seen.reporter and review_reports.kind = seen.kind and review_reports.said = seen.said and decided_at is null returning 1),
       followed as (update review_reports set decision = $5, decided_at = now() where review_id = $1::uuid and decided_at is not null and decision in ('kept', 'hidden') and decision <> $5 and $6::boolean returning reporter_id)
       select array(select reporter_id::text from followed) as followed, (select count(*) from decided)::integer as closed`,
      [id, hides, note, JSON.stringify(open), state, isOfReview],
    );
    if (rows[0]?.closed !== open.length) return false; // one was sent again meanwhile
    const writer: Recipient = { id: found.talent_id, email: found.email, first_name: found.first_name, language: found.language };
    const letter = decision === 'warn' ? 'warned' : isOfReview ? letterOf(found, hides) : undefined;
    if (letter) await queueMail(database, words, writer, { kind: letter, values: { note } });
    const reporters = await database.query<Recipient>('select id::text, email, first_name, language from users where id = any($1::uuid[]) order by id', [[...open.flatMap(({ reporter }) => reporter ?? []), ...rows[0].followed]]); // who was told otherwise before reads it, too
    for (const reporter of reporters) await queueMail(database, words, reporter, { kind: decision === 'keep' ? 'reportDismissed' : 'reportActed' });
    return true;
  },
};

/** What the writer is told: nothing where nothing changed for them. */
function letterOf({ is_hidden, appeal, answered }: ReportedReview, hides: boolean): MailKind | undefined {
  if (!hides) return is_hidden ? 'reviewShown' : undefined;
  if (is_hidden) return appeal === null ? undefined : 'reviewStaysHidden';
  return answered !== null ? 'reviewHiddenAgain' : 'reviewHidden';
}

/** Whoever answers to a review being hidden is heard by itself; of a report its writer can be warned or kept out, too. */
function left(found: ReportedReview): Found['decisions'] {
  const isReported = openOf(found).length > 0;
  if (!isReported && found.appeal === null) return [found.is_hidden ? keep(true) : hide];
  const { warn, keepOut: ways } = waysAgainst(found, false);
  return [keep(found.is_hidden), hide, ...(isReported ? [warn, ...ways] : [])];
}

function isDecision(name: string): name is keyof typeof outcomes {
  return Object.hasOwn(outcomes, name);
}

function revisionOfReview({ text, rating, answer, is_hidden, appeal, suspended }: ReportedReview): string {
  return revisionOf(text, rating, answer, is_hidden, appeal, suspended);
}

function openOf({ reports }: ReportedReview): (ReportedReview['reports'][number] & { mark: string })[] {
  return reports.filter((one) => one.open).map((one) => ({ ...one, mark: markOf(one.reporter ?? '', one.kind, one.said, one.seen) }));
}

/** SQL: the reports of a review, with the former ones of whoever reported it again. */
const toldOf = `select reporter_id, reporter_left_at, kind, said, urgent, seen, created_at, decided_at from review_reports where review_id = reviews.id
  union all select former_reporter_id, null, kind, said, urgent, seen, created_at, decided_at from reports where about = 'review' and subject_id = reviews.id and decided_at is not null`;

async function one(database: Reads, id: string): Promise<ReportedReview | undefined> {
  const [found] = await database.query<ReportedReview>(
    `select reviews.id::text, talent_id::text, users.first_name, users.last_name, users.email, users.language, mentor.first_name || ' ' || mentor.last_name as mentor, rating, text, answer,
       hidden_note, case when appealed_at > hidden_at then appeal end as appeal, appeal as answered, hidden_at is not null as is_hidden, ${standingOf('talent_id')},
       coalesce((select json_agg(json_build_object('reporter', reporter_id, 'reporterLeft', ${instantOf('reporter_left_at')}, 'by', (select trim(first_name || ' ' || last_name) from users where users.id = reporter_id), 'kind', kind, 'said', said, 'urgent', urgent, 'seen', seen, 'open', decided_at is null) order by decided_at is not null, urgent desc, created_at, reporter_id) from (${toldOf}) as told), '[]') as reports,
       ${instantOf('coalesce((select min(review_reports.created_at) from review_reports where review_id = reviews.id and decided_at is null), appealed_at, reviews.created_at)')} as since
     from reviews join users on users.id = talent_id join users as mentor on mentor.id = mentor_id where reviews.id = $1 and (hidden_at is not null or exists (select 1 from review_reports where review_id = reviews.id))`,
    [id],
  );
  return found;
}
