import { Refusal } from '../../core/refusal.ts';
import { queueMail, type Recipient } from '../../mail/outbox.ts';
import { dataAddress, portraitsOf, refuse, show, type Portrait } from '../../pictures/face.ts';
import { auditTrail } from '../audit-trail.ts';
import { factsOf, personOf, revisionOf, type CaseType, type Found } from './case-type.ts';

const decisions = {
  show: { name: 'show', note: 'optional', noteTo: 'staff', final: false },
  refuse: { name: 'refuse', note: 'needed', noteTo: 'person', final: true },
} as const satisfies Record<string, Found['decisions'][number]>;

/** A portrait that waits, beside the one that is shown until then; one that is shown already can be taken away again. */
export const portrait: CaseType = {
  waiting: `select user_id::text as id, trim(first_name || ' ' || last_name) as title, made_at as since from portraits join users on users.id = user_id where state = 'waiting'`,
  titles: `select id::text, trim(first_name || ' ' || last_name) as title from users where id = any($1::uuid[])`,
  own: 'select user_id as id, user_id as person from portraits',
  hold: 'select 1 from portraits where user_id = $1 order by id for update',
  async read(database, _words, id) {
    const found = await portraitsOf(database, id);
    const trail = await auditTrail(database, ['portrait'], id);
    const [person] = found.length + trail.length === 0 ? [] : await database.query<Recipient & { last_name: string; role: string }>('select id::text, email, first_name, last_name, language, role from users where id = $1', [id]);
    if (!person) return undefined;
    const { waits, shown } = states(found);
    return {
      title: `${person.first_name} ${person.last_name}`.trim(), since: (waits ?? shown)?.made_at.toISOString() ?? trail[0]?.at ?? new Date(0).toISOString(), person: personOf(id, person),
      facts: factsOf({ portrait: addressOf(waits ?? shown), portraitBefore: waits && addressOf(shown), role: person.role }),
      trail, decisions: left(found), revision: revisionOf(found.map(({ id: one, state }) => [one, state])),
    };
  },
  async decide(database, { words }, id, decision, note, by) {
    const found = await portraitsOf(database, id);
    if (!left(found).some(({ name }) => name === decision)) throw new Refusal('case-changed');
    const isShown = decision === decisions.show.name;
    await (isShown ? show(database, id) : refuse(database, id, note));
    await database.query(`select audit_append($1, case when $2 then 'portrait-shown' else 'portrait-refused' end, 'portrait', $3, nullif($4, ''))`, [by, isShown, id, note]);
    const [person] = await database.query<Recipient>('select id::text, email, first_name, language from users where id = $1', [id]);
    if (person) await queueMail(database, words, person, isShown ? { kind: 'portraitShown' } : { kind: 'portraitRefused', values: { note } });
    return true;
  },
};

function states(found: readonly Portrait[]) {
  return { waits: found.find(({ state }) => state === 'waiting'), shown: found.find(({ state }) => state === 'shown') };
}

function left(found: readonly Portrait[]): Found['decisions'] {
  const { waits, shown } = states(found);
  if (waits) return [decisions.show, { ...decisions.refuse, final: shown === undefined }];
  return shown ? [decisions.refuse] : [];
}

function addressOf(portrait: Portrait | undefined): string | undefined {
  return portrait?.large ? dataAddress(portrait.large) : undefined;
}
