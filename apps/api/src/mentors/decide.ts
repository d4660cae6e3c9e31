import { randomUUID } from 'node:crypto';
import type { MentorProfile, VerificationState } from '@bridge/model';
import type { Words } from '../core/words.ts';
import type { Database } from '../database/database.ts';
import { instantOf, minuteOf } from '../database/moments.ts';
import { whatHappened } from '../database/trail.ts';
import { isSuspended, stopYoung } from '../safeguarding/face.ts';
import type { MailKind } from '../mail/outbox.ts';
import type { Proposed } from './proposed.ts';

export type Reads = Pick<Database, 'query'>;
export type Candidate = {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  language: string | null;
  email_verified: boolean;
  state: VerificationState;
  state_note: string | null;
  profile: MentorProfile;
  proposed: Proposed;
  /** When the newest change that waits was made: what was looked at. */
  proposed_at: string | null;
  submitted: string | null;
  reports: number;
  /** Until when they are kept out; nobody who is can be verified. */
  suspended: string | null;
};

/** What the operator decides, with the mail that tells of it and the states it can follow on. */
export const decisions = {
  verify: { state: 'verified', mail: 'mentorVerified', after: ['submitted', 'changes-requested', 'declined'], note: false },
  'request-changes': { state: 'changes-requested', mail: 'mentorChangesRequested', after: ['submitted', 'verified', 'declined'], note: true },
  decline: { state: 'declined', mail: 'mentorDeclined', after: ['submitted', 'changes-requested', 'verified'], note: true },
} as const satisfies Record<string, { state: VerificationState; mail: MailKind; after: readonly VerificationState[]; note: boolean }>;
export type Decision = keyof typeof decisions;

const columns = `mentors.user_id::text as id, first_name, last_name, email, language, email_verified_at is not null as email_verified, state, state_note, mentors.profile, mentors.proposed, proposed_at::text as proposed_at, ${minuteOf('submitted_at')} as submitted,
  (select count(*) from review_reports join reviews on reviews.id = review_id where reviews.mentor_id = mentors.user_id)::integer as reports,
  (select ${instantOf('ends_at')} from suspensions where suspensions.user_id = mentors.user_id and ends_at > now()) as suspended`;

/** What the operator decides about what a verified mentor changed. */
export const changeDecisions = {
  'accept-changes': { action: 'accepted', mail: 'mentorChangesAccepted', note: false },
  'refuse-changes': { action: 'refused', mail: 'mentorChangesRefused', note: true },
} as const satisfies Record<string, { action: string; mail: MailKind; note: boolean }>;
export type ChangeDecision = keyof typeof changeDecisions;

/** Mentors in these states, those that have waited longest first. */
export function listCandidates(database: Reads, states: readonly VerificationState[], most: number): Promise<Candidate[]> {
  return database.query<Candidate>(
    `select ${columns} from mentors join users on users.id = mentors.user_id where state = any($1::text[]) order by submitted_at nulls last, mentors.user_id limit $2`,
    [states, most],
  );
}

/** Verified mentors who changed what was checked, those that have waited longest first. */
export function listChanged(database: Reads, most: number): Promise<Candidate[]> {
  return database.query<Candidate>(`select ${columns} from mentors join users on users.id = mentors.user_id where proposed_at is not null order by proposed_at, mentors.user_id limit $1`, [most]);
}

/** Mentors whose id begins like this, or who have this e-mail address; more than one where it is too short. */
export function findCandidates(database: Reads, text: string): Promise<Candidate[]> {
  return database.query<Candidate>(`select ${columns} from mentors join users on users.id = mentors.user_id where starts_with(mentors.user_id::text, $1) or email = $1 limit 2`, [text.toLowerCase()]);
}

export type Entry = { state: string; note: string | null; changed_by: string; at: string };

/** What was decided about a mentor, and about what they changed once verified, the first first. */
export function trailOf(database: Reads, id: string): Promise<Entry[]> {
  return database.query<Entry>(whatHappened(['mentor', 'mentor-change'], { table: 'mentor_log', of: 'mentor_id' }), [id]);
}

export function reportsOf(database: Reads, id: string): Promise<{ review: string; text: string; reason: string; at: string }[]> {
  return database.query(
    `select reviews.id::text as review, reviews.text, review_reports.reason, ${minuteOf('review_reports.created_at')} as at
     from review_reports join reviews on reviews.id = review_id where reviews.mentor_id = $1 order by review_reports.created_at limit 50`,
    [id],
  );
}

/** State, trail and mail in one statement, and the check for young people, which ends with a verification: in a transaction. False where the state was another one by then. */
export async function decide(database: Reads, words: Words, mentor: Candidate, decision: Decision, note: string, by: string): Promise<boolean> {
  const { state, mail } = decisions[decision];
  const { locale, subject, body } = words.mail(mail, { firstName: mentor.first_name, note }, mentor.language ?? undefined);
  const rows = await database.query(
    `with changed as (
       update mentors set state = $2, state_note = nullif($3, ''), updated_at = now(), verified_at = case when $2 = 'verified' then now() else verified_at end,
         profile = profile || (proposed - '{firstName,lastName}'::text[]), proposed = '{}', proposed_at = null
       where user_id = $1 and state = $4 and not ($2 = 'verified' and ${isSuspended('mentors.user_id')}) returning user_id),
     told as (
       insert into outbox (id, dedupe, recipient, subject, body, user_id, kind, locale)
       select $5::uuid, $6 || ':' || $5::text, $7, $8, $9, user_id, $6, $10 from changed)
     insert into mentor_log (mentor_id, state, note, changed_by) select user_id, $2, nullif($3, ''), $11 from changed returning mentor_id::text`,
    [mentor.id, state, note, mentor.state, randomUUID(), mail, mentor.email, subject, body.replaceAll(/\n{3,}/g, '\n\n'), locale, by],
  );
  if (rows.length > 0 && mentor.state === 'verified') await stopYoung(database, { id: mentor.id, reason: note, by }); // what they were checked as, they are no more
  return rows.length > 0;
}

/** The same for a change: it is on show from now on, or gone. The audit's note names what it was of, and below that says why. False where another one was made since it was looked at. */
export async function decideChanges(database: Reads, words: Words, mentor: Candidate, decision: ChangeDecision, note: string, by: string): Promise<boolean> {
  const { action, mail } = changeDecisions[decision];
  const accepted = decision === 'accept-changes';
  const { firstName, lastName, ...ofProfile } = mentor.proposed;
  const { locale, subject, body } = words.mail(mail, { firstName: mentor.first_name, note }, mentor.language ?? undefined);
  const rows = await database.query(
    `with changed as (
       update mentors set proposed = '{}', proposed_at = null, updated_at = now(), profile = profile || $2::jsonb, specialty = coalesce($3, specialty)
       where user_id = $1 and proposed_at = $4::timestamptz returning user_id),
     named as (
       update users set first_name = coalesce($5, first_name), last_name = coalesce($6, last_name) from changed where users.id = changed.user_id),
     told as (
       insert into outbox (id, dedupe, recipient, subject, body, user_id, kind, locale)
       select $7::uuid, $8 || ':' || $7::text, $9, $10, $11, user_id, $8, $12 from changed)
     select audit_append($13, $14, 'mentor-change', user_id::text, $15) from changed`,
    [
      mentor.id, JSON.stringify(accepted ? ofProfile : {}), accepted ? (ofProfile.professionalTitle ?? null) : null, mentor.proposed_at,
      accepted ? (firstName ?? null) : null, accepted ? (lastName ?? null) : null,
      randomUUID(), mail, mentor.email, subject, body.replaceAll(/\n{3,}/g, '\n\n'), locale,
      by, action, [Object.keys(mentor.proposed).join(', '), ...(note ? [note] : [])].join('\n'),
    ],
  );
  return rows.length > 0;
}
