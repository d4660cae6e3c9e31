import { Refusal } from '../../core/refusal.ts';
import { applicationDecisions, decideApplication, findReviewedApplications, markSeen, trailOf as entriesOf, type ApplicationDecision, type ReviewedApplication } from '../../opportunities/face.ts';
import { factsOf, instant, isFinal, personOf, trailOf, type CaseType, type Found, type Reads } from './case-type.ts';

/** SQL: `id` and `person` of all: whose each is. */
export const ownApplications = 'select id, talent_id as person from applications';

/** An application for one of our own programmes; partners answer those for their posts. */
export const application: CaseType = {
  waiting: `select applications.id::text, first_name || ' ' || last_name || ': ' || title as title, applications.created_at as since
    from applications join users on users.id = talent_id where state in ('received', 'seen') and target not like 'post.%'`,
  titles: `select id::text, title from applications where id = any($1::uuid[]) and target not like 'post.%'`,
  own: ownApplications,
  hold: 'select 1 from applications where id = $1 for update',
  async read(database, { words }, id) {
    const found = await one(database, id);
    if (!found) return undefined;
    return {
      title: found.title, since: instant(found.sent), person: personOf(found.talent_id, found),
      facts: [...factsOf({ programme: found.title, organisation: found.organisation }), ...found.answers.map((answered) => ({ name: words.asked(answered), text: answered.answer }))],
      trail: trailOf(await entriesOf(database, 'application', id)), decisions: left(found), revision: isOpen(found) ? 'open' : found.state,
    };
  },
  async decide(database, { words }, id, decision, note, by) {
    await markSeen(database, id, by); // deciding is reading: the talent sees both
    const found = await one(database, id);
    if (!found || !isDecision(decision) || !left(found).some(({ name }) => name === decision)) throw new Refusal('case-changed');
    return decideApplication(database, words, found, decision, note, by);
  },
};

async function one(database: Reads, id: string): Promise<ReviewedApplication | undefined> {
  const [found] = await findReviewedApplications(database, id);
  return found?.id === id && !found.target.startsWith('post.') ? found : undefined;
}

function isOpen({ state }: ReviewedApplication): boolean {
  return state === 'received' || state === 'seen'; // seen by whoever looked first: nothing that changes what is decided
}

function left({ state }: ReviewedApplication): Found['decisions'] {
  return Object.entries(applicationDecisions).flatMap(([name, { after, state: next }]) => (next !== state && after.some((one) => one === state) ? [{ name, note: 'optional' as const, noteTo: 'person' as const, final: isFinal(applicationDecisions, next) }] : []));
}

function isDecision(name: string): name is ApplicationDecision {
  return Object.hasOwn(applicationDecisions, name);
}
