import { randomUUID } from 'node:crypto';
import type { Application, ApplicationState, PostState } from '@bridge/model';
import type { Words } from '../core/words.ts';
import type { Database } from '../database/database.ts';
import { instantOf, minuteOf } from '../database/moments.ts';
import { whatHappened } from '../database/trail.ts';
import type { MailKind } from '../mail/outbox.ts';
import type { PostText } from './row.ts';

export type Reads = Pick<Database, 'query'>;
type Person = { first_name: string; last_name: string; email: string; language: string | null };
export type Entry = { state: string; note: string | null; changed_by: string; at: string };

const person = 'users.first_name, users.last_name, users.email, users.language';

export type ReviewedPost = Person & PostText & {
  id: string;
  partner_id: string;
  start: string | null;
  /** What its partner answered to the last decision, and whether that waits for another one. */
  appeal: string | null;
  appealed: string | null;
  applications: number;
  submitted: string | null;
  /** Until when its partner is suspended, where they are: as long as that lasts it is not offered. */
  suspended: string | null;
};

/** What the operator decides of a post, with the mail that tells of it and the states it can follow on. */
export const postDecisions = {
  publish: { state: 'published', mail: 'postPublished', after: ['submitted', 'declined'], note: false },
  decline: { state: 'declined', mail: 'postDeclined', after: ['submitted', 'published'], note: true },
} as const satisfies Record<string, { state: PostState; mail: MailKind; after: readonly PostState[]; note: boolean }>;
export type PostDecision = keyof typeof postDecisions;

const selectPosts = `select posts.id::text, partner_id::text, kind, state, note, title, organisation, category, location, terms, description, industries, skills, deadline::text, starts_on::text as start, places, pay, appeal, ${minuteOf('appealed_at')} as appealed, ${person},
  (select count(*) from applications where post_id = posts.id and applications.state <> 'withdrawn')::integer as applications, ${minuteOf('submitted_at')} as submitted,
  (select ${instantOf('ends_at')} from suspensions where suspensions.user_id = partner_id and ends_at > now()) as suspended
  from posts join users on users.id = posts.partner_id`;

/** Posts in these states, those that have waited longest first. */
export function listReviewedPosts(database: Reads, states: readonly PostState[], most: number): Promise<ReviewedPost[]> {
  return database.query<ReviewedPost>(`${selectPosts} where state = any($1::text[]) order by submitted_at nulls last, posts.id limit $2`, [states, most]);
}

/** Posts whose id begins like this; more than one where it is too short. */
export function findReviewedPosts(database: Reads, start: string): Promise<ReviewedPost[]> {
  return database.query<ReviewedPost>(`${selectPosts} where starts_with(posts.id::text, $1) limit 2`, [start.toLowerCase()]);
}

/** State, trail and mail in one statement: all of it or nothing. False where the post was changed by then. After a report its partner is told so. */
export async function decidePost(database: Reads, words: Words, post: ReviewedPost, decision: PostDecision, note: string, by: string, isReported = false): Promise<boolean> {
  const { state } = postDecisions[decision];
  const mail = isReported ? 'postReported' : mailOf(decision, post);
  const letter = words.mail(mail, { firstName: post.first_name, title: post.title, note }, post.language ?? undefined);
  const rows = await database.query(
    `with changed as (
       update posts set state = $2, note = nullif($3, ''), appealed_at = null, appeal = case when state = 'declined' and $2 = 'declined' then appeal end, published_at = case when $2 = 'published' then now() else published_at end
       where id = $1 and state = $4 and title = $5 and description = $6 and pay = $15 and ($4 <> 'declined' or $2 <> 'declined' or appealed_at is not null) returning id),
     told as (
       insert into outbox (id, dedupe, recipient, subject, body, user_id, kind, locale) select $7::uuid, $8 || ':' || $7::text, $9, $10, $11, $12::uuid, $8, $13 from changed)
     insert into post_log (post_id, state, note, changed_by) select id, $2, nullif($3, ''), $14 from changed returning post_id::text`,
    [post.id, state, note, post.state, post.title, post.description, randomUUID(), mail, post.email, letter.subject, tidy(letter.body), post.partner_id, letter.locale, by, post.pay],
  );
  return rows.length > 0;
}

/** What its partner is told: what was on show is so no more, what was not shown stays so, or what it always is. */
function mailOf(decision: PostDecision, { state }: ReviewedPost): MailKind {
  if (decision !== 'decline' || state === 'submitted') return postDecisions[decision].mail;
  return state === 'published' ? 'postTakenDown' : 'postStaysDeclined';
}

export type ReviewedApplication = Person & {
  id: string;
  talent_id: string;
  post_id: string | null;
  target: string;
  title: string;
  organisation: string;
  state: ApplicationState;
  note: string | null;
  answers: Application['answers'];
  sent: string;
};

/** What the operator decides of an application for what is our own; a partner answers those for their posts. */
export const applicationDecisions = {
  invite: { state: 'invited', mail: 'applicationInvited', after: ['received', 'seen', 'declined'] },
  decline: { state: 'declined', mail: 'applicationDeclined', after: ['received', 'seen', 'invited'] },
} as const satisfies Record<string, { state: ApplicationState; mail: MailKind; after: readonly ApplicationState[] }>;
export type ApplicationDecision = keyof typeof applicationDecisions;

const selectApplications = `select applications.id::text, talent_id::text, post_id::text, target, title, organisation, state, note, answers, ${person}, ${minuteOf('applications.created_at')} as sent
  from applications join users on users.id = applications.talent_id`;

/** Applications in these states, the oldest first; those to partners' posts only where asked for. */
export function listReviewedApplications(database: Reads, states: readonly ApplicationState[], withPartners: boolean, most: number): Promise<ReviewedApplication[]> {
  return database.query<ReviewedApplication>(
    `${selectApplications} where state = any($1::text[]) and ($2::boolean or target not like 'post.%') order by applications.created_at, applications.id limit $3`,
    [states, withPartners, most],
  );
}

export function findReviewedApplications(database: Reads, start: string): Promise<ReviewedApplication[]> {
  return database.query<ReviewedApplication>(`${selectApplications} where starts_with(applications.id::text, $1) limit 2`, [start.toLowerCase()]);
}

/** Notes that an application was read; false where it was before. */
export async function markSeen(database: Reads, id: string, by: string): Promise<boolean> {
  const rows = await database.query(
    `with changed as (update applications set state = 'seen', changed_at = now() where id = $1 and state = 'received' returning id)
     insert into application_log (application_id, state, changed_by) select id, 'seen', $2 from changed returning application_id::text`,
    [id, by],
  );
  return rows.length > 0;
}

/** State, trail and mail in one statement: all of it or nothing. False where the state was another one by then. */
export async function decideApplication(database: Reads, words: Words, application: ReviewedApplication, decision: ApplicationDecision, note: string, by: string): Promise<boolean> {
  const { state, mail } = applicationDecisions[decision];
  const { title, organisation } = application;
  const letter = words.mail(mail, { firstName: application.first_name, title, organisation, note }, application.language ?? undefined);
  const rows = await database.query(
    `with changed as (update applications set state = $2, note = nullif($3, ''), changed_at = now() where id = $1 and state = $4 returning id),
     told as (
       insert into outbox (id, dedupe, recipient, subject, body, user_id, kind, locale) select $5::uuid, $6 || ':' || $5::text, $7, $8, $9, $10::uuid, $6, $11 from changed)
     insert into application_log (application_id, state, note, changed_by) select id, $2, nullif($3, ''), $12 from changed returning application_id::text`,
    [application.id, state, note, application.state, randomUUID(), mail, application.email, letter.subject, tidy(letter.body), application.talent_id, letter.locale, by],
  );
  return rows.length > 0;
}

/** What happened to a post or an application, the first thing first. */
export function trailOf(database: Reads, of: 'post' | 'application', id: string): Promise<Entry[]> {
  return database.query<Entry>(whatHappened([of], { table: `${of}_log`, of: `${of}_id` }), [id]);
}

/** A mail without a note has no gap where the note would be. */
function tidy(body: string): string {
  return body.replaceAll(/\n{3,}/g, '\n\n');
}
