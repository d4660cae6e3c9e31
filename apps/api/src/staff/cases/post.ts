import { isPastDay } from '@bridge/model';
import { Refusal } from '../../core/refusal.ts';
import type { Words } from '../../core/words.ts';
import { queueMail, type Recipient } from '../../mail/outbox.ts';
import { decidePost, findReviewedPosts, postDecisions, trailOf as entriesOf, type PostDecision, type ReviewedPost } from '../../opportunities/face.ts';
import { factsOf, instant, isFinal, personOf, trailOf, type CaseType, type Found, type Reads } from './case-type.ts';

/** SQL: `id` and `person` of all: whose each is. */
export const ownPosts = 'select id, partner_id as person from posts';

/** A partner's project or opening that is to be published, or of which its partner answered to why it is not. */
export const post: CaseType = {
  waiting: `select id::text, organisation || ': ' || title as title, coalesce(appealed_at, submitted_at) as since from posts where state = 'submitted' or appealed_at is not null`,
  titles: 'select id::text, title from posts where id = any($1::uuid[])',
  own: ownPosts,
  hold: 'select 1 from posts where id = $1 for update',
  async read(database, _tools, id) {
    const found = await one(database, id);
    if (!found) return undefined;
    const { title, organisation, category, location, terms, description, industries, skills, deadline, start, places, pay, applications, note, appeal, appealed, suspended } = found;
    return {
      title, since: appealed ?? found.submitted ? instant(appealed ?? found.submitted ?? '') : '', person: personOf(found.partner_id, found),
      facts: factsOf({ organisation, title, category, location, terms, description, industries: industries.join(', '), skills: skills.join(', '), deadline, start, places, pay, applications: applications || null, suspendedUntil: suspended, ...(appeal !== null && found.state === 'declined' && { hiddenBecause: note, appeal }) }),
      trail: trailOf(await entriesOf(database, 'post', id)), decisions: left(found), revision: [found.state, found.submitted ?? '', appealed ?? '', ...(suspended ? [suspended] : [])].join(' '),
    };
  },
  async decide(database, { words }, id, decision, note, by) {
    const found = await one(database, id);
    if (!found || !isDecision(decision) || !left(found).some(({ name }) => name === decision)) throw new Refusal('case-changed');
    if (decision === 'publish' && isPastDay(found.deadline ?? '', new Date())) throw new Refusal('deadline-over');
    return decideReviewed(database, words, found, decision, note, by);
  },
};

/** Carries out what was decided of a post, for the console and the command line alike; false where the post was changed by then. In a transaction. */
export async function decideReviewed(transaction: Reads, words: Words, found: ReviewedPost, decision: PostDecision, note: string, by: string): Promise<boolean> {
  if (!(await decidePost(transaction, words, found, decision, note, by))) return false;
  if (decision === 'publish' && found.appealed !== null) await reportsWereWrong(transaction, words, found.id); // as it was: its partner has answered, and changed nothing
  return true;
}

/** Whoever reported what is shown again as it was reads so. */
async function reportsWereWrong(database: Reads, words: Words, id: string): Promise<void> {
  const reporters = await database.query<Recipient>(
    `with followed as (update reports set decision = 'dismissed' where about = 'post' and subject_id = $1 and decision = 'taken-down' returning coalesce(reporter_id, former_reporter_id) as reporter)
     select id::text, email, first_name, language from users where id in (select reporter from followed) order by id`,
    [id],
  );
  for (const reporter of reporters) await queueMail(database, words, reporter, { kind: 'reportDismissed' });
}

async function one(database: Reads, id: string): Promise<ReviewedPost | undefined> {
  const [found] = await findReviewedPosts(database, id);
  return found?.id === id ? found : undefined;
}

/** What was declined stays so where its partner's answer changes nothing. */
function left({ state, appealed }: ReviewedPost): Found['decisions'] {
  return Object.entries(postDecisions).flatMap(([name, { after, note, state: next }]) => ((next !== state && after.some((one) => one === state)) || (appealed !== null && next === state) ? [{ name, note: note ? ('needed' as const) : ('optional' as const), noteTo: 'person' as const, final: isFinal(postDecisions, next) }] : []));
}

function isDecision(name: string): name is PostDecision {
  return Object.hasOwn(postDecisions, name);
}
