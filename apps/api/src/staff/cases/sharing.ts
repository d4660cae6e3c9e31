import { Refusal } from '../../core/refusal.ts';
import { queueMail } from '../../mail/outbox.ts';
import { answeredTakeDowns, findTakenDown, keepDown, putBack, type TakenDown } from '../../sharing/face.ts';
import { auditTrail } from '../audit-trail.ts';
import { factsOf, personOf, revisionOf, type CaseType, type Found, type Reads } from './case-type.ts';

const again = { name: 'put-back', note: 'optional', noteTo: 'person', final: true } as const;
const down = { name: 'keep-down', note: 'needed', noteTo: 'person', final: false } as const;

/** A shared blueprint that was taken down, and what its owner answered. It waits while the answer does; put back, its owner may share it again. */
export const sharing: CaseType = {
  waiting: answeredTakeDowns,
  titles: `select id::text, trim(first_name || ' ' || last_name) as title from users where id = any($1::uuid[])`,
  own: 'select user_id as id, user_id as person from blueprint_shares',
  hold: 'select 1 from blueprint_shares where user_id = $1 for update',
  async read(database, _tools, id) {
    const found = await findTakenDown(database, id);
    const trail = await auditTrail(database, ['sharing'], id);
    if (!found) return trail.length > 0 ? decided(database, id, trail) : undefined;
    return {
      title: `${found.first_name} ${found.last_name}`.trim(), since: found.since, person: personOf(id, found),
      facts: factsOf({ takenDownBecause: found.note, appeal: found.appeal, reportedWords: await asReported(database, id) }),
      trail, decisions: found.appealed ? [again, down] : [again], revision: revisionOfAnswer(found),
    };
  },
  async decide(database, { words }, id, decision, note, by, seen) {
    const found = await findTakenDown(database, id);
    if (!found || revisionOfAnswer(found) !== seen || (decision === down.name && !found.appealed)) throw new Refusal('case-changed');
    const isAgain = decision === again.name;
    await (isAgain ? putBack(database, id) : keepDown(database, id, note));
    await database.query(`select audit_append($1, case when $2 then 'put-back' else 'kept-down' end, 'sharing', $3, nullif($4, ''))`, [by, isAgain, id, note]);
    await queueMail(database, words, { id, email: found.email, first_name: found.first_name, language: found.language }, { kind: isAgain ? 'sharingAllowed' : 'sharingStaysEnded', values: { note } });
    return true;
  },
};

/** What was decided of one that is not taken down any more. */
async function decided(database: Reads, id: string, trail: Found['trail']): Promise<Found | undefined> {
  const [person] = await database.query<{ first_name: string; last_name: string; email: string; language: string | null }>('select first_name, last_name, email, language from users where id = $1', [id]);
  return person && { title: `${person.first_name} ${person.last_name}`.trim(), since: trail[0]?.at ?? '', person: personOf(id, person), facts: [], trail, decisions: [], revision: '' };
}

/** The words for which it was taken down; the plan itself is nobody's but its owner's. */
async function asReported(database: Reads, id: string): Promise<string | null> {
  const [report] = await database.query<{ seen: string | null }>(`select seen from reports where about = 'shared' and subject_id = $1 and decision = 'taken-down' order by decided_at desc, id limit 1`, [id]);
  return report?.seen ?? null;
}

function revisionOfAnswer({ note, appeal, appealed }: TakenDown): string {
  return revisionOf(note, appeal, appealed);
}
