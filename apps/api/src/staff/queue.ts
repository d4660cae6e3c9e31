import { caseKinds, type CaseDecision, type CaseKind, type DecidedKind, type Permission, type QueueItem, type StaffCase } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { endWhatMayNotBe } from '../guardians/face.ts';
import { isId } from '../mentors/face.ts';
import { wasItsOwn } from './before-causes.ts';
import { caseTypes } from './cases/index.ts';
import { marksIn, marksOf, revisionOf, type CaseTools, type Chosen, type Found, type Reads } from './cases/case-type.ts';

type ClaimRow = { claimed_by: string; holder: string; claimed_until: Date };
type Row = { kind: CaseKind; id: string; title: string; since: Date; count: number; urgent: boolean; about: string | null; told_kind: string | null; total: number } & Partial<ClaimRow>;

/** The kinds that somebody with these permissions may decide. */
export function kindsFor(permissions: readonly Permission[]): CaseKind[] {
  return (Object.keys(caseKinds) as CaseKind[]).filter((kind) => permissions.includes(caseKinds[kind])); // keys() forgets the names
}

/** SQL: what waits of these kinds, but for what is whoever's own who is $1. */
function waitingOf(kinds: readonly CaseKind[]): string {
  return kinds.map((kind) => `select '${kind}' as kind, one.id, one.title, one.since, ${caseTypes[kind].isTold ? 'one.count, one.urgent' : '1 as count, false as urgent'}, ${caseTypes[kind].isTold === 'of' ? 'one.about, one.told_kind' : 'null as about, null as told_kind'} from (${caseTypes[kind].waiting}) as one where not ${isOwnOf(kind, 'one.id', '$1')}`).join(' union all ');
}

/** SQL: whether a case is the person's own. The one rule of it: nobody of the staff reads or decides what is about themselves. Asked case by case, so that the table is never read whole. */
export function isOwnOf(kind: DecidedKind, id: string, person: string): string {
  const own = kind === 'person' ? 'select id, id as person from users' : caseTypes[kind].own;
  return own === null ? `(${person}::uuid is null)` /* never: it is whoever calls */ : `coalesce((select bool_or(own.person = ${person}::uuid) from (${own}) as own where own.id = (${id})::uuid), false)`;
}

/** Refuses whoever would decide about themselves. */
export async function refuseOwn(database: Reads, kind: DecidedKind, id: string, userId: string): Promise<void> {
  if (!isId(id)) return; // there is nothing of that name
  const [row] = await database.query<{ own: boolean }>(`select ${isOwnOf(kind, '$1', '$2')} as own, $1::uuid as id`, [id, userId]);
  if (row?.own) throw new Refusal('own-case');
}

/** How much waits of each kind, since when the oldest does, how much is urgent, and before when half of all came. */
export async function countCases(database: Reads, kinds: readonly CaseKind[], callerId: string): Promise<{ waiting: { kind: CaseKind; count: number; oldest: string | null }[]; urgent: number; median: string | null }> {
  if (kinds.length === 0) return { waiting: [], urgent: 0, median: null };
  const rows = await database.query<{ kind: CaseKind | null; count: number; oldest: Date | null; urgent: number; median: Date | null }>(
    `with waiting as (${waitingOf(kinds)})
     select kind, count(*)::integer as count, min(since) as oldest, count(*) filter (where urgent)::integer as urgent, percentile_disc(0.5) within group (order by since) as median from waiting group by grouping sets ((kind), ())`,
    [callerId],
  );
  const all = rows.find(({ kind }) => kind === null);
  const waiting = kinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return { kind, count: row?.count ?? 0, oldest: row?.oldest?.toISOString() ?? null };
  });
  return { waiting, urgent: all?.urgent ?? 0, median: all?.median?.toISOString() ?? null };
}

/** SQL: what is a decision in the audit. Who looks at a case leaves a line there, too, and so do partners and talents with what they send. */
export const isDecision = `action not in ('read', 'seen') and (actor like 'staff %' or actor = 'operator' or actor like 'operator %')`;

/**
 * SQL: that a line of the audit is no other decision beside one that is told anyway, of the kinds in $1: it does not name a line of
 * these as its cause. That a mentor is unlisted follows from a suspension, and nobody has decided it of the mentor.
 */
export const isItsOwn = `not exists (select 1 from audit as cause where cause.seq = audit.caused_by and (cause.kind = any($1::text[]) or audit.kind = 'mentor')) and ${wasItsOwn}`;

/** Decisions of the last seven days, of each of these kinds; a case that was taken up again waits, and is decided once more later. */
export async function decidedInWeek(database: Reads, kinds: readonly CaseKind[]): Promise<{ kind: CaseKind; count: number }[]> {
  return database.query<{ kind: CaseKind; count: number }>(
    `select kind, count(*)::integer as count from audit where at > now() - interval '7 days' and kind = any($1::text[]) and ${isDecision} and action <> 'reopened' and ${isItsOwn} group by kind order by array_position($1::text[], kind)`,
    [kinds],
  );
}

/** One page of what waits: the urgent first, then the rest, each the oldest first. */
export async function listCases(database: Reads, tools: CaseTools, kinds: readonly CaseKind[], { page, limit }: { page: number; limit: number }, callerId: string): Promise<{ cases: QueueItem[]; total: number }> {
  if (kinds.length === 0) return { cases: [], total: 0 };
  const rows = await database.query<Row>(
    `select waiting.kind, waiting.id, waiting.title, waiting.since, waiting.count, waiting.urgent, waiting.about, waiting.told_kind, count(*) over ()::integer as total, claimed_by, claimed_until, first_name || ' ' || last_name as holder from (${waitingOf(kinds)}) as waiting
     left join staff_claims on staff_claims.kind = waiting.kind and subject_id = waiting.id and claimed_until > now() left join users on users.id = claimed_by
     order by urgent desc, since, waiting.kind, waiting.id offset $2 limit $3`,
    [callerId, (page - 1) * limit, limit],
  );
  const beside = await besideOf(database, tools, rows);
  return { cases: rows.map((row) => ({ kind: row.kind, id: row.id, title: row.title, since: row.since.toISOString(), claim: presentClaim(row, callerId), count: row.count, urgent: row.urgent, ...(row.about !== null && { of: { about: row.about, kind: row.told_kind ?? '' } }), ...beside.get(`${row.kind} ${row.id}`) })), total: rows[0]?.total ?? 0 };
}

/** What stands beside the titles, by one statement a kind. */
async function besideOf(database: Reads, tools: CaseTools, rows: readonly Row[]): Promise<Map<string, Partial<QueueItem>>> {
  const found = new Map<string, Partial<QueueItem>>();
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    for (const one of (await caseTypes[kind].beside?.(database, tools, ofKind.map(({ id }) => id))) ?? []) found.set(`${kind} ${one.id}`, one);
  }
  return found;
}

/** One case as the caller sees it; refused where the permission of its kind is missing, or is not held any more. */
export async function findCase(database: Reads, tools: CaseTools, kind: string, id: string, caller: { id: string; permissions: readonly Permission[] }): Promise<StaffCase> {
  const known = kindOf(kind, caller.permissions);
  await refuseOwn(database, known, id, caller.id);
  const found = isId(id) ? await caseTypes[known].read(database, tools, id, caller.id) : undefined;
  if (!found) throw new Refusal('case-not-found');
  const one = found.id ?? id;
  const [claim] = await database.query<ClaimRow>(
    `select claimed_by, claimed_until, first_name || ' ' || last_name as holder from staff_claims join users on users.id = claimed_by where kind = $1 and subject_id = $2 and claimed_until > now()`,
    [known, one],
  );
  const { reports: _reports, ...shown } = found;
  const decisions = allowedOf(found.decisions, caller.permissions);
  return { kind: known, count: 1, urgent: false, ...shown, decisions, id: one, revision: revisionSeen(found), noteIn: found.noteIn ?? (found.person && tools.words.languageFor(found.person)), trail: await named(database, found.trail.map((entry) => ({ ...entry, ...(decides(entry) && { decides: true }), ...(entry.by === `staff ${caller.id}` && { mine: true }) }))), claim: claim ? presentClaim(claim, caller.id) : null };
}

/** What this caller may decide; of the first decision they take back what they could end elsewhere, too. */
function allowedOf(decisions: readonly CaseDecision[], permissions: readonly Permission[]): CaseDecision[] {
  const may = (needs: Permission | undefined) => !needs || permissions.includes(needs);
  return decisions.filter(({ needs, undo }) => may(needs) && (!undo?.always || may(undo.needs))).map(({ undo, ...decision }) => (undo && may(undo.needs) ? { ...decision, undo } : decision));
}

type Asked = { decision: string; note: string; revision: string; by: string } & Chosen;

/** Carries out what was decided of what was seen: nobody changes it meanwhile, and of anything else it is refused. What may not be any more by it ends at once. */
export async function decideSeen(transaction: Database, tools: Pick<Services, 'content' | 'meetsTheYoung' | 'secret' | 'words'>, { kind, id }: Pick<StaffCase, 'kind' | 'id'>, { decision, note, revision, by, days, undo }: Asked): Promise<void> {
  const { hold, decide } = caseTypes[kind];
  await transaction.query(hold, [id]);
  await refuseClosed(transaction, tools, { kind, id }, decision);
  const found = await caseTypes[kind].read(transaction, tools, id);
  const [, , read = ''] = revision.split('.');
  if (!found || !isAsSeen(revisionSeen(found), revision) || !(await decide(transaction, tools, id, decision, note, by, found.revision, marksIn(read), { days, undo }))) throw new Refusal('case-changed');
  if (found.person) await endWhatMayNotBe({ ...tools, database: transaction }, found.person.id);
}

/** Refuses what cannot be decided any more, and says why. */
export async function refuseClosed(database: Reads, tools: CaseTools, { kind, id }: Pick<StaffCase, 'kind' | 'id'>, decision: string): Promise<void> {
  const why = await caseTypes[kind].whyNot?.(database, tools, id, decision);
  if (why) throw new Refusal(why);
}

/** What the staff has decided of a case since it had this revision; nothing where it was changed by others. */
export async function decidedSince(database: Reads, tools: CaseTools, { kind, id }: Pick<StaffCase, 'kind' | 'id'>, seen: string): Promise<StaffCase['trail']> {
  const decided = decisionsIn((await caseTypes[kind].read(database, tools, id))?.trail ?? []);
  return seen.startsWith(`${decided.length}.`) ? [] : named(database, decided);
}

/** Of all that is shown, word for word, behind how often the staff has decided about it. Of what is reported: of what the reports are about, and behind it the reports. */
function revisionSeen({ revision, title, person, facts, decisions, trail, reports }: Found): string {
  return `${decisionsIn(trail).length}.${reports ? `${revision}.${marksOf(reports)}` : revisionOf(revision, title, person, facts, decisions)}`;
}

/** Whether two revisions are of the same, whatever else was reported of it meanwhile. */
export function isAsSeen(now: string, seen: string): boolean {
  return now.split('.', 2).join('.') === seen.split('.', 2).join('.');
}

function decisionsIn(trail: Found['trail']): Found['trail'] {
  return trail.filter(decides);
}

/** As `isDecision` says it in SQL. */
function decides({ by, action }: Found['trail'][number]): boolean {
  return !['read', 'seen'].includes(action) && /^(staff|operator)\b/.test(by);
}

function kindOf(kind: string, permissions: readonly Permission[]): CaseKind {
  const known = kindsFor(permissions).find((one) => one === kind);
  if (!known) throw new Refusal(Object.hasOwn(caseKinds, kind) ? 'permission-missing' : 'case-not-found');
  return known;
}

/** People of the staff are written down by id, and read by name. */
export async function named<Entry extends { by: string }>(database: Reads, entries: readonly Entry[]): Promise<Entry[]> {
  const ids = [...new Set(entries.flatMap(({ by }) => (by.startsWith('staff ') ? [by.slice(6)] : [])))].filter(isId);
  if (ids.length === 0) return [...entries];
  const people = await database.query<{ id: string; name: string }>(`select id::text, first_name || ' ' || last_name as name from users where id = any($1::uuid[]) union all select user_id::text, name from staff_names where user_id = any($1::uuid[])`, [ids]);
  const names = new Map(people.map(({ id, name }) => [`staff ${id}`, name]));
  return entries.map((entry) => ({ ...entry, by: names.get(entry.by) ?? entry.by }));
}

function presentClaim({ claimed_by, holder, claimed_until }: Partial<ClaimRow>, callerId: string): QueueItem['claim'] {
  return claimed_by && claimed_until ? { by: holder ?? '', mine: claimed_by === callerId, until: claimed_until.toISOString() } : null;
}
