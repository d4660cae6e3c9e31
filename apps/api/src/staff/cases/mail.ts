import { Refusal } from '../../core/refusal.ts';
import type { Words } from '../../core/words.ts';
import { asPartOf } from '../../database/as-part-of.ts';
import { findAlike, findGivenUp, mailsOfIds, putAway, sendAgain, waitsForSomebody, type FailedMail } from '../../mail/failed.ts';
import { isDiscreet, isDiscreetRow, isSubjectPrivate } from '../../mail/outbox.ts';
import { auditTrail } from '../audit-trail.ts';
import { factsOf, instant, type CaseType, type Reads } from './case-type.ts';

const mostAtOnce = 20;

/** SQL: nothing where nobody is to know to whom it goes. */
const title = `case when ${isDiscreetRow} then '' else recipient end as title`;

/** A mail that was given up. Its text is nobody's but its reader's; of some, so is everything but why they failed. One's own is a colleague's. */
export const mail: CaseType = {
  waiting: `select id::text, ${title}, failed_at as since from outbox where ${waitsForSomebody}`,
  titles: `select id::text, ${title} from outbox where id = any($1::uuid[])`,
  async beside(database, { words }, ids) {
    return (await mailsOfIds(database, ids)).map((one) => ({ id: one.id, mail: { subject: subjectOf(one, words), failure: withoutAddress(one.reason) } }));
  },
  own: 'select id, user_id as person from outbox where user_id is not null',
  hold: 'select 1 from outbox where id = $1 for update',
  async read(database, { words }, id) {
    const trail = await auditTrail(database, ['mail'], id);
    const found = await findGivenUp(database, id, trail.length > 0);
    if (!found) return undefined;
    return {
      title: isDiscreet(found.kind) ? '' : found.recipient, since: found.at ? instant(found.at) : '', person: null,
      facts: factsOf({ mail: subjectOf(found, words) || null, recipient: isDiscreet(found.kind) ? null : found.recipient, failure: withoutAddress(found.reason) }),
      trail, decisions: found.again ? [{ name: 'again', note: 'optional', noteTo: 'staff', final: true }, ...((await findAlike(database, id, 1, null)).length > 0 ? [{ name: 'again-all', note: 'optional' as const, noteTo: 'staff' as const, final: true }] : []), { name: 'done', note: 'optional', noteTo: 'staff', final: true }] : [], revision: `${found.at ?? 'again'} ${trail.length}`,
    };
  },
  async decide(database, _tools, id, decision, note, by) {
    const found = await findGivenUp(database, id);
    if (decision === 'again-all') return found?.again === true && (await sendAllAgain(database, found, by, note));
    const carryOut = decision === 'again' ? sendAgain : decision === 'done' ? putAway : undefined;
    if (!found || !carryOut || !(await carryOut(database, found, by, note))) throw new Refusal('case-changed');
    return true;
  },
};

/** What failed alike goes out with it, as part of the same decision; nobody decides of more at once. */
async function sendAllAgain(database: Reads, found: Pick<FailedMail, 'id' | 'recipient'>, by: string, note: string): Promise<boolean> {
  const alike = await findAlike(database, found.id, mostAtOnce - 1, by.startsWith('staff ') ? by.slice(6) : null);
  const seq = await sendAgain(database, found, by, note);
  if (seq === undefined) return false;
  await asPartOf(database, seq, async () => {
    for (const one of alike) await sendAgain(database, one, by, note);
  });
  return true;
}

/** Servers say whom they did not reach. */
function withoutAddress(reason: string): string {
  return reason.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…');
}

/** Its subject as its reader gets it; nothing of a discreet one. Where that is the reader's alone or gone, what mails of its kind are about, without what the one mail says; the kind itself where none is written any more. */
function subjectOf({ kind, subject }: Pick<FailedMail, 'kind' | 'subject'>, words: Words): string {
  if (isDiscreet(kind)) return '';
  if (subject && !isSubjectPrivate(kind)) return subject;
  try {
    return words.mail(kind, {}).subject.replaceAll(/\{\{\s*\w+\s*\}\}/g, '…');
  } catch {
    return kind;
  }
}
