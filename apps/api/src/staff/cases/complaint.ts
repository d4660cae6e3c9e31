import type { FactName, Named, Statement } from '@bridge/model';
import { Refusal } from '../../core/refusal.ts';
import type { Words } from '../../core/words.ts';
import { asPartOf } from '../../database/as-part-of.ts';
import { instantOf } from '../../database/moments.ts';
import { queueMail, type Recipient } from '../../mail/outbox.ts';
import { decidePost, findReviewedPosts } from '../../opportunities/face.ts';
import { findShared, presentShared, takeDown as takeSharedDown } from '../../sharing/face.ts';
import { asReported } from '../as-reported.ts';
import { withoutWords } from '../said.ts';
import { factsOfSaid, keepOut, standingOf, waysAgainst, type Standing } from './against.ts';
import { factsOf, markOf, personOf, revisionOf, type CaseTools, type CaseType, type Found, type Reads } from './case-type.ts';
import { consequencesOf, takeBack, trailOfComplaint, type Consequences } from './first-decision.ts';

type Report = Standing & Consequences & {
  id: string;
  about: Named;
  subject_id: string;
  /** Nobody, once the account is deleted: a report that waits outlives it. */
  person_id: string | null;
  left_at: string | null;
  held: string | null;
  first_name: string;
  last_name: string;
  name: string;
  email: string;
  language: string | null;
  /** All open ones about the same, the urgent first: one decision answers them, and they stand together from then on. */
  reports: { id: string; kind: string; said: Statement[]; urgent: boolean; seen: string | null; reporter: string | null; reporterLeft: string | null }[];
  decision: string | null;
  /** It was taken up again before: once, and no more. */
  reopened: boolean;
  /** The case by which several were decided at once. */
  decided_with: string | null;
  since: string;
  post: string | null;
  stands: boolean;
  /** A shared blueprint that is taken down at present, and can be put back. */
  is_down: boolean;
};

/** What a report is told to be by each, and what is written down. */
const outcomes = {
  dismiss: { state: 'dismissed', action: 'dismissed' },
  warn: { state: 'warned', action: 'warned' },
  'take-down': { state: 'taken-down', action: 'taken-down' },
  /** Something was done, with nobody left to warn. */
  done: { state: 'warned', action: 'done' },
  /** Whoever reported it reads of neither more than that something was done. */
  suspend: { state: 'warned', action: 'suspended' },
  settled: { state: 'warned', action: 'settled' },
} as const;

/** What several say of a page without signing in may stand in one row: each is a report, here as in `waiting`. */
const countOf = (reports: Report['reports']) => reports.reduce((sum, { said, reporter, reporterLeft }) => sum + (reporter || reporterLeft ? 1 : Math.max(1, said.length)), 0);

/** SQL: of whom a report is, also where the account is deleted. */
const nameOf = `coalesce(first_name || ' ' || last_name, person_name, known_as, '')`;
/** How many messages before and after the one that was reported are shown: so much of a thread, and never more. */
const around = 5;

/** A report about a person, a message, a post or a shared blueprint. */
export const complaint: CaseType = {
  waiting: `select (array_agg(reports.id order by reports.created_at, reports.id))[1]::text as id, min(${nameOf}) as title, min(reports.created_at) as since, sum(case when reporter_id is null and reporter_left_at is null then greatest(1, jsonb_array_length(said)) else 1 end)::integer as count, bool_or(urgent) as urgent,
    about, (array_agg(kind order by urgent desc, reports.created_at, reports.id))[1] as told_kind from reports left join users on users.id = person_id where decided_at is null group by about, subject_id, person_id`,
  isTold: 'of',
  titles: `select distinct on (asked.id) asked.id::text, ${nameOf} as title from unnest($1::uuid[]) as asked (id) join reports on asked.id in (reports.id, decided_with) left join users on users.id = person_id`,
  own: 'select id, person_id as person from reports union all select reports.id, coalesce(told.reporter_id, told.former_reporter_id) from reports join reports as told on told.about = reports.about and told.subject_id = reports.subject_id and (told.id = reports.id or told.decided_with = reports.decided_with or (told.decided_at is null and reports.decided_at is null))',
  hold: "with told as (select about, subject_id from reports where id = $1 for update) select 1 from posts where id in (select subject_id from told where about = 'post') for update",
  async read(database, tools, id) {
    const found = await one(database, id);
    if (!found) return undefined;
    const beside = found.about === 'message' ? await messagesAround(database, found) : [];
    const now = beside.length > 0 || found.decision !== null ? '' : await asReported(database, found.about, found.subject_id);
    const isChanged = now !== '' && found.reports.some(({ seen }) => seen && !seen.includes(now));
    return {
      id: found.id, count: countOf(found.reports), urgent: found.decision === null && found.reports.some(({ urgent }) => urgent),
      title: found.name.trim(), since: found.since, person: found.person_id === null ? null : personOf(found.person_id, found),
      facts: [...factsOf({ reportAbout: found.about, accountDeleted: found.left_at, suspendedUntil: found.suspended, standsStill: found.still && `stands-${found.still}`, standsOtherwise: found.otherwise && `stands-${found.otherwise}`, ...(found.about === 'shared' && (await sharedPage(database, tools, found))) }), ...found.reports.flatMap(({ kind, said, seen, reporter, reporterLeft }, place) => [...factsOfSaid(said, kind, 'reportText'), ...factsOf({ reporter, reporterLeft, reporterUnknown: reporter || reporterLeft ? null : 'signed-out', reportedWords: beside.length > 0 || found.reports.findIndex((one) => one.seen === seen) < place ? null : seen })]), ...factsOf({ changedSince: isChanged ? now : null, reportedPost: found.post, heldOfTheirs: found.held, takenDownPage: found.is_down && (found.decision === 'taken-down' || found.reopened) ? found.subject_id : null }), ...beside],
      trail: await trailOfComplaint(database, found.decided_with ?? found.id),
      decisions: left(found), revision: revisionOfReported(found), reports: openOf(found),
    };
  },
  async decide(database, { words }, id, decision, note, by, seen, read, { days, undo }) {
    const found = await one(database, id);
    if (found && decision === 'reopen') return reopen(database, found, note, by, seen);
    const chosen = found && left(found).find(({ name }) => name === decision);
    if (!found || !isDecision(decision) || !chosen || revisionOfReported(found) !== seen) throw new Refusal('case-changed');
    const settled = openOf(found).filter(({ mark }) => read.has(mark));
    if (settled.length === 0) return false; // what was read was sent again meanwhile, in other words
    const [entry] = await database.query<{ seq: number }>(`select audit_append($1, $2, 'complaint', $3, nullif($4, ''))::integer as seq`, [by, outcomes[decision].action, found.id, note]);
    await asPartOf(database, entry!.seq, async () => { // it answers its number
      if (chosen.undo && (chosen.undo.always || undo)) await takeBack(database, words, found, { note, by });
      if (decision === 'take-down') await takeDown(database, words, found, note, by);
      if (decision === 'suspend') await keepOut(database, words, found.person_id, { reason: note, by, days });
    });
    const decided = await database.query<Recipient | { id: null }>(
      `with decided as (
         update reports set decision = $2, decided_at = now(), decided_with = $3, seen = case when person_id is not null then reports.seen end, person_name = null, held = null, ${withoutWords('text', 'reports')} from jsonb_to_recordset($1::jsonb) as seen (id uuid, kind text, said jsonb)
         where reports.id = seen.id and reports.kind = seen.kind and reports.said = seen.said and decided_at is null returning reporter_id)
       select users.id::text, email, first_name, language from decided left join users on users.id = reporter_id order by users.id`,
      [JSON.stringify(settled), outcomes[decision].state, found.id],
    );
    if (decided.length !== settled.length) return false; // one was sent again meanwhile
    const reporters = decided.filter((one) => one.id !== null); // who was not signed in is not known
    for (const reporter of reporters) await queueMail(database, words, reporter, { kind: decision === 'dismiss' ? 'reportDismissed' : 'reportActed' });
    if (found.person_id === null) return true; // nobody is left to be told
    const person: Recipient = { id: found.person_id, email: found.email, first_name: found.first_name, language: found.language };
    if (decision === 'warn') await queueMail(database, words, person, { kind: 'warned', values: { note } });
    if (decision === 'take-down' && found.about === 'shared') await queueMail(database, words, person, { kind: 'sharingEnded', values: { note } });
    if (found.about === 'message') for (const side of [person, ...reporters]) await queueMail(database, words, side, { kind: 'messageRead', dedupe: `messageRead:${found.subject_id}:${side.id}` });
    return true;
  },
};

/** What was decided is open again, once, for whoever decides anew. What followed from it stays as it is until then. */
async function reopen(database: Reads, found: Report, reason: string, by: string, seen: string): Promise<boolean> {
  if (!left(found).some(({ name }) => name === 'reopen') || revisionOfReported(found) !== seen) throw new Refusal('case-changed');
  const caseId = found.decided_with ?? found.id;
  await database.query('update reports set decision = null, decided_at = null, decided_with = null where id = $1 or decided_with = $1', [caseId]);
  await database.query(`select audit_append($1, 'reopened', 'complaint', $2, $3)`, [by, caseId, reason]);
  return true;
}

/** What is shown to others is so no more: a post is declined, with the reason its author reads; a blueprint is not shared any more, also where its owner has stopped by themselves. */
async function takeDown(database: Reads, words: Words, { about, subject_id }: Report, note: string, by: string): Promise<void> {
  if (about === 'shared') {
    if (!(await takeSharedDown(database, subject_id, note))) throw new Refusal('case-changed');
    return;
  }
  const [post] = await findReviewedPosts(database, subject_id);
  if (post?.state !== 'published' || !(await decidePost(database, words, post, 'decline', note, by, true))) throw new Refusal('case-changed');
}

/** What everybody with the link sees, where it is still shared. */
async function sharedPage(database: Reads, tools: CaseTools, { subject_id }: Report): Promise<Partial<Record<FactName, string>>> {
  const found = await findShared(database, tools, subject_id);
  return found ? { sharedPage: subject_id, sharedVision: presentShared(found).careerBlueprint.structuredJson.careerVision } : {};
}

async function messagesAround(database: Reads, { subject_id }: Report): Promise<Found['facts']> {
  const rows = await database.query<{ id: string; name: string; text: string; at: string }>(
    `with reported as (select session_id, application_id, position from thread_messages where id = $1)
     select thread_messages.id::text, first_name || ' ' || last_name as name, thread_messages.text, ${instantOf('thread_messages.created_at')} as at
     from reported join thread_messages on (thread_messages.session_id = reported.session_id or thread_messages.application_id = reported.application_id)
       and thread_messages.position between reported.position - ${around} and reported.position + ${around}
     join users on users.id = author_id order by thread_messages.position`,
    [subject_id],
  );
  return rows.map(({ id, name, text, at }) => ({ name: id === subject_id ? 'reportedMessage' : 'messageBeside', text, by: name, at }));
}

/** What is decided about. Whether a blueprint is shown at this moment changes nothing: what was reported stands in the reports. */
function revisionOfReported({ decision, post, stands, person_id, suspended, reopened, still, otherwise }: Report): string {
  return revisionOf(decision, post, stands, person_id, suspended, reopened, still, otherwise);
}

function openOf({ decision, reports }: Report): (Report['reports'][number] & { mark: string })[] {
  if (decision !== null) return [];
  return reports.map((one) => ({ ...one, mark: markOf(one.id, one.kind, one.said, one.seen) }));
}

function left({ decision, about, stands, person_id, reopened, still, ...standing }: Report): Found['decisions'] {
  if (decision !== null) return reopened || person_id === null ? [] : [{ name: 'reopen', note: 'needed', noteTo: 'staff', final: false }];
  const final = reopened; // what is decided the first time can be taken up again
  if (person_id === null) return [{ name: 'dismiss', note: 'optional', noteTo: 'staff', final: true }, { name: 'done', note: 'optional', noteTo: 'staff', final: true }];
  const { warn, keepOut: ways } = waysAgainst(standing, final);
  const needs = still === 'suspension' ? { needs: 'people' as const } : {}; // as in the room of a person
  return [
    { name: 'dismiss', ...(still ? { note: 'needed' as const, noteTo: 'person' as const, undo: { what: still, always: true, ...needs } } : { note: 'optional' as const, noteTo: 'staff' as const }), final },
    ...[
      warn,
      ...((about === 'post' || about === 'shared') && stands ? [{ name: 'take-down', note: 'needed' as const, noteTo: 'person' as const, final }] : []),
      ...ways,
    ].map((one) => (still && still !== 'warning' && one.noteTo === 'person' ? { ...one, undo: { what: still, always: false, ...needs } } : one)),
  ];
}

function isDecision(name: string): name is keyof typeof outcomes {
  return Object.hasOwn(outcomes, name);
}

/** SQL: `told` is open, and about the same as the open one that is looked for. */
const same = 'told.about = reports.about and told.subject_id = reports.subject_id and told.person_id is not distinct from reports.person_id and told.decided_at is null and reports.decided_at is null';

async function one(database: Reads, id: string): Promise<Report | undefined> {
  const [found] = await database.query<Omit<Report, keyof Consequences>>(
    `select coalesce((select told.id from reports as told where ${same} order by told.created_at, told.id limit 1), reports.id)::text as id, about, subject_id::text, person_id::text, users.first_name, users.last_name, users.email, users.language, ${nameOf} as name, held, ${instantOf('left_at')} as left_at,
       (select json_agg(json_build_object('id', told.id, 'kind', told.kind, 'said', told.said, 'urgent', told.urgent, 'seen', told.seen, 'reporter', reporter.first_name || ' ' || reporter.last_name, 'reporterLeft', ${instantOf('told.reporter_left_at')}) order by reporter.id is null and told.reporter_left_at is null, told.urgent desc, told.created_at, told.id)
        from reports as told left join users as reporter on reporter.id = coalesce(told.reporter_id, told.former_reporter_id)
        where told.id = reports.id or (${same}) or told.decided_with = reports.decided_with) as reports,
       exists (select 1 from audit where kind = 'complaint' and action = 'reopened' and subject = coalesce(reports.decided_with, (select told.id from reports as told where ${same} order by told.created_at, told.id limit 1), reports.id)::text) as reopened,
       ${standingOf('person_id')},
       decision, decided_with::text, coalesce((select ${instantOf('min(told.created_at)')} from reports as told where ${same}), ${instantOf('reports.created_at')}) as since, posts.title || E'\\n' || posts.description as post,
       case about when 'post' then posts.state = 'published' when 'shared' then blueprint_shares.user_id is not null and taken_down_at is null else true end as stands, coalesce(about = 'shared' and taken_down_at is not null, false) as is_down
     from reports left join users on users.id = person_id
     left join posts on about = 'post' and posts.id = subject_id left join blueprint_shares on about = 'shared' and blueprint_shares.user_id = subject_id where reports.id = $1 or reports.decided_with = $1 order by reports.id <> $1 limit 1`,
    [id],
  );
  return found && { ...found, ...(found.reopened && found.person_id !== null && (await consequencesOf(database, { ...found, caseId: found.decided_with ?? found.id, personId: found.person_id }))) };
}
