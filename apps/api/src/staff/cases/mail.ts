import { Refusal } from '../../core/refusal.ts';
import type { Words } from '../../core/words.ts';
import { findGivenUp, mailsOfIds, putAway, sendAgain, waitsForSomebody, type FailedMail } from '../../mail/failed.ts';
import { isSubjectPrivate } from '../../mail/outbox.ts';
import { auditTrail } from '../audit-trail.ts';
import { factsOf, instant, type CaseType } from './case-type.ts';

/** A mail that was given up. Its text is nobody's but its reader's. */
export const mail: CaseType = {
  waiting: `select id::text, recipient as title, failed_at as since from outbox where ${waitsForSomebody}`,
  titles: 'select id::text, recipient as title from outbox where id = any($1::uuid[])',
  async beside(database, { words }, ids) {
    return (await mailsOfIds(database, ids)).map((one) => ({ id: one.id, mail: { subject: subjectOf(one, words), failure: one.reason } }));
  },
  own: null,
  hold: 'select 1 from outbox where id = $1 for update',
  async read(database, { words }, id) {
    const trail = await auditTrail(database, ['mail'], id);
    const found = await findGivenUp(database, id, trail.length > 0);
    if (!found) return undefined;
    return {
      title: found.recipient, since: found.at ? instant(found.at) : '', person: null,
      facts: factsOf({ mail: subjectOf(found, words), recipient: found.recipient, failure: found.reason }),
      trail, decisions: found.again ? [{ name: 'again', note: 'optional', noteTo: 'staff', final: true }, { name: 'done', note: 'optional', noteTo: 'staff', final: true }] : [], revision: `${found.at ?? 'again'} ${trail.length}`,
    };
  },
  async decide(database, _tools, id, decision, note, by) {
    const found = await findGivenUp(database, id);
    const carryOut = decision === 'again' ? sendAgain : decision === 'done' ? putAway : undefined;
    if (!found || !carryOut || !(await carryOut(database, found, by, note))) throw new Refusal('case-changed');
    return true;
  },
};

/** Its subject as its reader gets it. Where that is the reader's alone or gone, what mails of its kind are about, without what the one mail says; the kind itself where none is written any more. */
function subjectOf({ kind, subject }: Pick<FailedMail, 'kind' | 'subject'>, words: Words): string {
  if (subject && !isSubjectPrivate(kind)) return subject;
  try {
    return words.mail(kind, {}).subject.replaceAll(/\{\{\s*\w+\s*\}\}/g, '…');
  } catch {
    return kind;
  }
}
