import { Refusal } from '../../core/refusal.ts';
import { queueMail } from '../../mail/outbox.ts';
import { decideHeld, findHeld, type HeldMessage } from '../../threads/face.ts';
import { auditTrail } from '../audit-trail.ts';
import { factsOf, personOf, type CaseType, type Found } from './case-type.ts';

const outcomes = { release: 'released', withhold: 'withheld' } as const;

/** A message of or to somebody under 18 that may hold a way to get in touch elsewhere. Nothing of its thread is shown but itself. */
export const held: CaseType = {
  waiting: `select held_messages.id::text, first_name || ' ' || last_name as title, held_messages.created_at as since from held_messages join users on users.id = author_id where state = 'waiting'`,
  async read(database, _words, id) {
    const found = await findHeld(database, id);
    if (!found) return undefined;
    return {
      title: `${found.first_name} ${found.last_name}`.trim(), since: found.created_at.toISOString(), person: personOf(found.author_id, found),
      facts: factsOf({ heldMessage: found.text, heldFor: found.found.join(', ') }),
      trail: await auditTrail(database, ['held'], id), decisions: left(found), revision: found.state,
    };
  },
  async decide(database, words, id, decision, note, by) {
    const found = await findHeld(database, id);
    if (!found || !isDecision(decision) || !left(found).some(({ name }) => name === decision)) throw new Refusal('case-changed');
    if (!(await decideHeld(database, found, outcomes[decision], decision === 'withhold' ? note : ''))) return false;
    await database.query(`select audit_append($1, $2, 'held', $3, nullif($4, ''))`, [by, outcomes[decision], id, note]);
    if (decision === 'withhold') await queueMail(database, words, { id: found.author_id, email: found.email, first_name: found.first_name, language: found.language }, { kind: 'messageWithheld', values: { note } });
    return true;
  },
};

function left({ state }: HeldMessage): Found['decisions'] {
  return state === 'waiting' ? [{ name: 'release', note: 'none' }, { name: 'withhold', note: 'needed' }] : [];
}

function isDecision(name: string): name is keyof typeof outcomes {
  return Object.hasOwn(outcomes, name);
}
