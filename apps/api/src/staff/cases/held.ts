import { sessionWayOn } from '../../bookings/face.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Words } from '../../core/words.ts';
import { queueMail } from '../../mail/outbox.ts';
import { applicationWayOn } from '../../opportunities/face.ts';
import { decideHeld, findHeld, type HeldMessage, type WayOn } from '../../threads/face.ts';
import { auditTrail } from '../audit-trail.ts';
import { factsOf, personOf, type CaseType, type Found, type Reads } from './case-type.ts';

const outcomes = { release: 'released', withhold: 'withheld' } as const;

/** A message of or to somebody under 18 that may hold a way to get in touch elsewhere. Nothing of its thread is shown but itself. */
export const held: CaseType = {
  waiting: `select held_messages.id::text, first_name || ' ' || last_name as title, held_messages.created_at as since from held_messages join users on users.id = author_id where state = 'waiting'`,
  titles: `select held_messages.id::text, first_name || ' ' || last_name as title from held_messages join users on users.id = author_id where held_messages.id = any($1::uuid[])`,
  own: `select held_messages.id, person from held_messages left join sessions on sessions.id = session_id left join applications on applications.id = application_id left join posts on posts.id = post_id,
    unnest(array[author_id, sessions.talent_id, sessions.mentor_id, applications.talent_id, posts.partner_id]) as person`,
  hold: 'select 1 from held_messages where id = $1 for update',
  async read(database, words, id) {
    const found = await findHeld(database, id);
    if (!found) return undefined;
    const { isOpen } = await wayOn(database, words, found);
    return {
      title: `${found.first_name} ${found.last_name}`.trim(), since: found.created_at.toISOString(), person: personOf(found.author_id, found),
      facts: factsOf({ heldMessage: found.text, heldFor: found.found.join(', ') }),
      trail: await auditTrail(database, ['held'], id), decisions: left(found, isOpen), revision: `${found.state}${isOpen ? '' : ' closed'}`,
    };
  },
  async decide(database, words, id, decision, note, by) {
    const found = await findHeld(database, id);
    const way = found && (await wayOn(database, words, found));
    if (!found || !way || !isDecision(decision) || !left(found, way.isOpen).some(({ name }) => name === decision)) throw new Refusal('case-changed');
    if (!(await decideHeld(database, found, outcomes[decision], decision === 'withhold' ? note : ''))) return false;
    await database.query(`select audit_append($1, $2, 'held', $3, nullif($4, ''))`, [by, outcomes[decision], id, note]);
    if (decision === 'release') await way.tell({ at: new Date(), messageId: id });
    const writer = { id: found.author_id, email: found.email, first_name: found.first_name, language: found.language };
    await queueMail(database, words, writer, decision === 'release' ? { kind: 'messageReleased' } : { kind: 'messageWithheld', values: { note } });
    return true;
  },
};

function wayOn(database: Reads, words: Words, { about, about_id, author_id }: HeldMessage): Promise<WayOn> {
  return (about === 'session' ? sessionWayOn : applicationWayOn)(database, { words }, about_id, author_id);
}

/** Where the two may not write to each other any more, nothing is passed on. */
function left({ state }: HeldMessage, isOpen: boolean): Found['decisions'] {
  if (state !== 'waiting') return [];
  return [...(isOpen ? [{ name: 'release', note: 'none' as const, final: true }] : []), { name: 'withhold', note: 'needed', final: true }];
}

function isDecision(name: string): name is keyof typeof outcomes {
  return Object.hasOwn(outcomes, name);
}
