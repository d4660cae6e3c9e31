import type { contract, FaceName, FoundPerson, Permission, PersonDecision, Role, StaffPerson } from '@bridge/model';
import { endSignIns, lift, suspend } from '../accounts/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { instantOf } from '../database/moments.ts';
import { endWhatMayNotBe } from '../guardians/face.ts';
import { isId } from '../mentors/face.ts';
import { chosenFace, imageOf } from '../pictures/face.ts';
import { closeAccount } from '../profiles/face.ts';
import { allowYoung, correctBirthMonth, hasGuardian, isYoung, stopYoung } from '../safeguarding/face.ts';
import { auditTrail } from './audit-trail.ts';
import { revisionOf, type Reads } from './cases/case-type.ts';
import { toldWho } from './changed.ts';
import { mailsOf } from './preview.ts';
import { named, refuseOwn } from './queue.ts';

export const findPerson: Handler<typeof contract.findPerson> = async ({ query }, { database }) => ({ success: true, person: (await find(database, query.q)) ?? null });

export const readPerson: Handler<typeof contract.readPerson> = async ({ params, caller }, { database }) => {
  const data = await read(database, params.personId, caller.user.id);
  if (data.id !== caller.user.id) return { success: true, data };
  return { success: true, data: { ...data, counts: data.counts.filter(({ name }) => !ofReports.has(name)), trail: data.trail.filter(({ kind }) => kind !== 'complaint' && kind !== 'report') } }; // nobody learns of reports about themselves
};


export const decidePerson: Handler<typeof contract.decidePerson> = async (asked, services) => {
  const { database, words } = services;
  const { params: { personId }, body } = asked;
  await decidePersonSeen(asked, services, (work) => database.transaction(work));
  return { success: true, message: words.answer(`person-${body.decision}`), data: body.decision === 'close' ? null : await read(database, personId, asked.caller.user.id) };
};

export const previewPerson: Handler<typeof contract.previewPerson> = async (asked, services) => ({ success: true, mails: await decidePersonSeen(asked, services, (work) => mailsOf(services.database, asked.body.reason, work)) });

type Asked = { params: { personId: string }; body: PersonDecision; caller: { user: { id: string } } };

/** Carries out what was decided of somebody as they were seen, in the transaction it is given: one that stays, or one that is taken back once its mails are read. */
async function decidePersonSeen<Result>({ params: { personId }, body, caller }: Asked, services: Services, within: (work: (transaction: Database) => Promise<void>) => Promise<Result>): Promise<Result> {
  const { database, content, words } = services;
  const end: { done: boolean | undefined } = { done: undefined };
  await refuseOwn(database, 'person', personId, caller.user.id);
  const look = async () => ({ trail: await named(database, await decidedAboutSince(database, personId, body.revision)) });
  const result = await toldWho({ content, words }, look, () => within(async (transaction) => {
    if (isId(personId)) await transaction.query('select 1 from users where id = $1 for update', [personId]); // two at once take turns
    if ((await trailOf(transaction, personId)).at(-1)?.action === 'closed') throw new Refusal('case-changed');
    const { id, email, revision } = await read(transaction, personId, caller.user.id);
    if (revision !== body.revision) throw new Refusal('case-changed');
    if (body.decision === 'close' && body.email !== email) throw new Refusal('invalid-input', { fields: [{ path: 'email', problem: 'otherAddress' }] });
    end.done = await carryOut(transaction, services, { id, email }, body, `staff ${caller.user.id}`);
  }));
  if (end.done === undefined) throw new Refusal('user-not-found');
  if (!end.done) throw new Refusal(['lift', 'allow-young', 'stop-young'].includes(body.decision) ? 'case-changed' : 'of-staff');
  return result;
}

/** Whose address or id this is, exactly: nobody leafs through people. */
export async function find(database: Reads, text: string): Promise<FoundPerson | undefined> {
  const asked = text.trim().toLowerCase();
  const [row] = await database.query<{ id: string; first_name: string; last_name: string; email: string; role: Role }>(
    `select id::text, first_name, last_name, email, role from users where ${isId(asked) ? 'id' : 'email'} = $1`,
    [asked],
  );
  return row && { id: row.id, name: nameOf(row), email: row.email, role: row.role };
}

type Tools = Pick<Services, 'content' | 'secret' | 'words'>;
type Whom = { id: string; email: string };

/**
 * Carries out what was decided about somebody, for the console and the command line alike, and ends in the same transaction what may
 * not be any more by it. Undefined where there is no such account, false where it cannot be done to it.
 */
export async function carryOut(transaction: Database, tools: Tools, whom: Whom, body: PersonDecision, by: string): Promise<boolean | undefined> {
  const done = await decided(transaction, tools, whom, body, by);
  if (done && body.decision !== 'close') await endWhatMayNotBe({ ...tools, database: transaction }, whom.id);
  return done;
}

async function decided(database: Database, tools: Tools, { id, email }: Whom, body: PersonDecision, by: string): Promise<boolean | undefined> {
  const { words } = tools;
  const given = { id, reason: body.reason, by };
  switch (body.decision) {
    case 'end-sign-ins': return (await endSignIns(database, { email, reason: body.reason, by })) === undefined ? undefined : true;
    case 'suspend': return suspend(database, words, { ...given, days: body.days });
    case 'lift': return lift(database, words, given);
    case 'allow-young': return allowYoung(database, given);
    case 'stop-young': return stopYoung(database, given);
    case 'correct-birth-month': return correctBirthMonth(database, words, { ...given, birthMonth: body.birthMonth });
    case 'close': return closeAccount(database, tools, given);
  }
}

type Row = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  role: Role;
  language: string | null;
  time_zone: string | null;
  since: string;
  verified: boolean;
  seen: string | null;
  sign_ins: number;
  second_factor: boolean;
  permissions: Permission[];
  mentor_state: string | null;
  image: string | null;
  face: FaceName | null;
  reason: string | null;
  suspended_by: string | null;
  suspended: string | null;
  until: string | null;
  checked_by: string | null;
  checked: string | null;
  check_note: string | null;
  is_young: boolean | null;
  agreed: boolean;
  counts: Record<string, number>;
};

/** SQL: that it is not about $2, who would know by it who reported them. */
const isOfAnother = (id: string) => `($2::uuid is null or ${id} is distinct from $2)`;
const count = (from: string) => `(select count(*)::integer from ${from})`;
/** How much there is, never what it says. */
const counts = {
  sessionsHeld: count(`sessions where users.id in (talent_id, mentor_id) and state = 'completed'`),
  sessionsComing: count(`sessions where users.id in (talent_id, mentor_id) and state in ('requested', 'accepted') and ends_at > now()`),
  sessionsYoung: count(`sessions where sessions.mentor_id = users.id and state in ('requested', 'accepted') and ends_at > now() and sessions.talent_id in (select users.id from users where ${isYoung})`),
  sessionsCancelled: count(`sessions where users.id in (talent_id, mentor_id) and state = 'cancelled'`),
  reviewsWritten: count('reviews where talent_id = users.id'),
  reviewsHidden: count('reviews where talent_id = users.id and hidden_at is not null'),
  applications: count('applications where talent_id = users.id'),
  posts: count('posts where partner_id = users.id'),
  plansShared: count('blueprint_shares where user_id = users.id and is_shared'),
  reportsAbout: `${count('reports where person_id = users.id')} + ${count('review_reports join reviews on reviews.id = review_id where reviews.talent_id = users.id')}`,
  reportsUpheld: `${count(`reports where person_id = users.id and decision in ('warned', 'taken-down')`)} + ${count(`review_reports join reviews on reviews.id = review_id where reviews.talent_id = users.id and decision in ('warned', 'hidden')`)}`,
  warnings: count(`audit where action = 'warned' and (kind = 'complaint' and subject in (select decided_with::text from reports where person_id = users.id and decision = 'warned') or kind = 'report' and subject in (select id::text from reviews where talent_id = users.id))`),
  suspensions: count(`audit where kind = 'person' and subject = users.id::text and action = 'suspended'`),
  reportsMade: `${count(`reports where users.id in (reporter_id, former_reporter_id) and ${isOfAnother('person_id')}`)} + ${count(`review_reports join reviews on reviews.id = review_id where review_reports.reporter_id = users.id and ${isOfAnother('reviews.talent_id')} and ${isOfAnother('reviews.mentor_id')}`)}`,
  mailsFailed: count('outbox where user_id = users.id and failed_at is not null'),
};

const ofReports: ReadonlySet<string> = new Set(['reportsAbout', 'reportsUpheld', 'warnings']);

/** What somebody of the staff sees of a person; anything but reports about themselves. The command line, which is nobody, sees it all. */
export async function read(database: Reads, id: string, callerId: string | null = null): Promise<StaffPerson> {
  const [row] = isId(id) ? await database.query<Row>(
    `select users.id::text, first_name, last_name, email, role, language, time_zone, ${instantOf('users.created_at')} as since, email_verified_at is not null as verified,
       ${instantOf('last_seen_at')} as seen, ${count('sign_in_sessions where user_id = users.id and expires_at > now()')} as sign_ins,
       exists (select 1 from second_factors where user_id = users.id and confirmed_at is not null) or exists (select 1 from passkeys where user_id = users.id) as second_factor,
       array(select permission from staff_grants where user_id = users.id order by 1) as permissions, mentors.state as mentor_state, ${imageOf()} as image, ${chosenFace} as face,
       reason, suspended_by, ${instantOf('suspended_at')} as suspended, ${instantOf('ends_at')} as until,
       checked_by, ${instantOf('checked_at')} as checked, young_people_checks.note as check_note, role = 'TALENT' and ${isYoung} as is_young, ${hasGuardian} as agreed,
       jsonb_build_object(${Object.entries(counts).map(([name, sql]) => `'${name}', ${sql}`).join(', ')}) as counts
     from users left join young_people_checks on young_people_checks.user_id = users.id left join mentors on mentors.user_id = users.id left join suspensions on suspensions.user_id = users.id and ends_at > now() where users.id = $1`,
    [id, callerId],
  ) : [];
  if (!row) throw new Refusal('user-not-found');
  const trail = await trailOf(database, id);
  const { reason, suspended_by, suspended, until } = row;
  const [suspension] = reason !== null && suspended && until ? await named(database, [{ reason, by: suspended_by ?? '', since: suspended, until }]) : [];
  const { checked_by, checked, check_note } = row;
  const [youngCheck] = checked_by !== null && checked ? await named(database, [{ by: checked_by, since: checked, note: check_note ?? '' }]) : [];
  return {
    id: row.id, name: nameOf(row), email: row.email, role: row.role, language: row.language, timeZone: row.time_zone, since: row.since, emailVerified: row.verified, lastSeen: row.seen,
    signIns: row.sign_ins, secondFactor: row.second_factor, permissions: row.permissions, mentorState: row.mentor_state, ...(row.image?.startsWith('/') && { profileImageUrl: row.image }), ...(row.face !== null && { face: row.face }), suspension: suspension ?? null, youngCheck: youngCheck ?? null, ...(row.is_young && { young: { agreed: row.agreed } }),
    counts: Object.keys(counts).map((name) => ({ name, count: row.counts[name] ?? 0 })), trail: await named(database, await decidedAbout(database, id)), revision: revisionOf(trail),
  };
}

/** All that was decided about somebody and about what they wrote, with the reasons; of reports, which were about them. */
function decidedAbout(database: Reads, id: string): Promise<StaffPerson['trail']> {
  return database.query<StaffPerson['trail'][number]>(
    `with about as (
       select kind, $1::text as subject from unnest(array['person', 'mentor', 'mentor-change', 'sharing', 'portrait']) as kind
       union select 'complaint', coalesce(decided_with, id)::text from reports where person_id = $1::text::uuid
       union select 'report', id::text from reviews where talent_id = $1::text::uuid
       union select 'held', id::text from held_messages where author_id = $1::text::uuid)
     select action, actor as by, ${instantOf('at')} as at, note, audit.kind from audit join about on about.kind = audit.kind and about.subject = audit.subject
     where action not in ('read', 'seen') and not (audit.kind in ('complaint', 'report') and action = 'suspended') order by seq` /* their own line says it */,
    [id],
  );
}

/** What was decided of somebody as a person or a mentor; it outlives their account. */
function trailOf(database: Reads, id: string): Promise<StaffPerson['trail']> {
  return auditTrail(database, ['person', 'mentor', 'mentor-change'], id);
}

/** What was decided about somebody since this revision, what was decided of them as a person last: that a mentor is not verified any more may only follow from it. */
async function decidedAboutSince(database: Reads, id: string, seen: string): Promise<StaffPerson['trail']> {
  const trail = await trailOf(database, id);
  const since = trail.slice(trail.findIndex((_, length) => revisionOf(trail.slice(0, length)) === seen));
  const asPerson = (await auditTrail(database, ['person'], id)).at(-1);
  const isSince = asPerson !== undefined && since.some(({ action, at }) => action === asPerson.action && at === asPerson.at);
  return isSince ? [...since, asPerson] : since;
}

function nameOf({ first_name, last_name }: Pick<Row, 'first_name' | 'last_name'>): string {
  return `${first_name} ${last_name}`.trim();
}
