import { randomUUID } from 'node:crypto';
import type { MentorProfile, VerificationState } from '@bridge/model';
import type { Words } from '../core/words.ts';
import type { Database } from '../database/database.ts';
import type { MailKind } from '../mail/outbox.ts';

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
  submitted: string | null;
  reports: number;
};

/** What the operator decides, with the mail that tells of it and the states it can follow on. */
export const decisions = {
  verify: { state: 'verified', mail: 'mentorVerified', after: ['submitted', 'changes-requested', 'declined'], note: false },
  'request-changes': { state: 'changes-requested', mail: 'mentorChangesRequested', after: ['submitted', 'verified', 'declined'], note: true },
  decline: { state: 'declined', mail: 'mentorDeclined', after: ['submitted', 'changes-requested', 'verified'], note: true },
} as const satisfies Record<string, { state: VerificationState; mail: MailKind; after: readonly VerificationState[]; note: boolean }>;
export type Decision = keyof typeof decisions;

const time = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD HH24:MI')`; // the same from every engine, also as JSON
const columns = `mentors.user_id::text as id, first_name, last_name, email, language, email_verified_at is not null as email_verified, state, state_note, mentors.profile, ${time('submitted_at')} as submitted,
  (select count(*) from review_reports join reviews on reviews.id = review_id where reviews.mentor_id = mentors.user_id)::integer as reports`;

/** Mentors in these states, those that have waited longest first. */
export function listCandidates(database: Reads, states: readonly VerificationState[], most: number): Promise<Candidate[]> {
  return database.query<Candidate>(
    `select ${columns} from mentors join users on users.id = mentors.user_id where state = any($1::text[]) order by submitted_at nulls last, mentors.user_id limit $2`,
    [states, most],
  );
}

/** Mentors whose id begins like this, or who have this e-mail address; more than one where it is too short. */
export function findCandidates(database: Reads, text: string): Promise<Candidate[]> {
  return database.query<Candidate>(`select ${columns} from mentors join users on users.id = mentors.user_id where starts_with(mentors.user_id::text, $1) or email = $1 limit 2`, [text.toLowerCase()]);
}

export type Entry = { state: string; note: string | null; changed_by: string; at: string };

export function trailOf(database: Reads, id: string): Promise<Entry[]> {
  return database.query<Entry>(`select state, note, changed_by, ${time('changed_at')} as at from mentor_log where mentor_id = $1 order by changed_at`, [id]);
}

export function reportsOf(database: Reads, id: string): Promise<{ review: string; text: string; reason: string; at: string }[]> {
  return database.query(
    `select reviews.id::text as review, reviews.text, review_reports.reason, ${time('review_reports.created_at')} as at
     from review_reports join reviews on reviews.id = review_id where reviews.mentor_id = $1 order by review_reports.created_at limit 50`,
    [id],
  );
}

/** State, trail and mail in one statement: all of it or nothing. False where the state was another one by then. */
export async function decide(database: Reads, words: Words, mentor: Candidate, decision: Decision, note: string, by: string): Promise<boolean> {
  const { state, mail } = decisions[decision];
  const { locale, subject, body } = words.mail(mail, { firstName: mentor.first_name, note }, mentor.language ?? undefined);
  const rows = await database.query(
    `with changed as (
       update mentors set state = $2, state_note = nullif($3, ''), updated_at = now(), verified_at = case when $2 = 'verified' then now() else verified_at end
       where user_id = $1 and state = $4 returning user_id),
     told as (
       insert into outbox (id, dedupe, recipient, subject, body, user_id, kind, locale)
       select $5::uuid, $6 || ':' || $5::text, $7, $8, $9, user_id, $6, $10 from changed)
     insert into mentor_log (mentor_id, state, note, changed_by) select user_id, $2, nullif($3, ''), $11 from changed returning mentor_id::text`,
    [mentor.id, state, note, mentor.state, randomUUID(), mail, mentor.email, subject, body.replaceAll(/\n{3,}/g, '\n\n'), locale, by],
  );
  return rows.length > 0;
}
