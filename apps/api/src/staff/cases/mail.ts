import { Refusal } from '../../core/refusal.ts';
import type { Words } from '../../core/words.ts';
import { asPartOf } from '../../database/as-part-of.ts';
import { findGivenUp, mailsOfIds, putAway, sendAgain, waitsForSomebody, type FailedMail } from '../../mail/failed.ts';
import { isDiscreet, isSubjectPrivate } from '../../mail/outbox.ts';
import { isYoung } from '../../safeguarding/face.ts';
import { auditTrail } from '../audit-trail.ts';
import { factsOf, instant, type CaseType, type Reads } from './case-type.ts';

const mostAtOnce = 20;

/** SQL: what tells of a report, a warning or somebody under 18, whom they meet too. */
const hides = `(${isDiscreet} or exists (select 1 from sessions join users on users.id = sessions.talent_id where sessions.id = outbox.session_id and ${isYoung}))`;
/** SQL: nothing where nobody is to know to whom it goes. */
const title = `case when ${hides} then '' else recipient end as title`;

/** A mail that was given up. Its text is nobody's but its reader's; of some, so is everything but why they failed. One's own is a colleague's. */
export const mail: CaseType = {
  waiting: `select id::text, ${title}, failed_at as since from outbox where ${waitsForSomebody}`,
  titles: `select id::text, ${title} from outbox where id = any($1::uuid[])`,
  async beside(database, { words }, ids) {
    const hidden = await hiddenOf(database, ids);
    return (await mailsOfIds(database, ids)).map((one) => ({ id: one.id, mail: { subject: hidden.has(one.id) ? '' : subjectOf(one, words), failure: withoutAddress(one.reason) } }));
  },
  own: 'select id, user_id as person from outbox where user_id is not null',
  hold: 'select 1 from outbox where id = $1 for update',
  async read(database, { words }, id, readerId) {
    const trail = await auditTrail(database, ['mail'], id);
    const found = await findGivenUp(database, id, trail.length > 0);
    if (!found) return undefined;
    const isHidden = (await hiddenOf(database, [id])).has(id);
    return {
      title: isHidden ? '' : found.recipient, since: found.at ? instant(found.at) : '', person: null,
      facts: factsOf({ mail: isHidden ? null : subjectOf(found, words), recipient: isHidden ? null : found.recipient, failure: withoutAddress(found.reason) }),
      trail, decisions: found.again ? [{ name: 'again', note: 'optional', noteTo: 'staff', final: true }, ...((await findAlike(database, id, 1, readerId ?? null)).length > 0 ? [{ name: 'again-all', note: 'optional' as const, noteTo: 'staff' as const, final: true }] : []), { name: 'done', note: 'optional', noteTo: 'staff', final: true }] : [], revision: `${found.at ?? 'again'} ${trail.length}`,
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

/** SQL: why a mail was given up, whoever it was for. */
const cause = (table: string) => `regexp_replace(coalesce(${table}.last_error, ''), '[^\\s<>]+@[^\\s<>]+', '', 'g')`;

/** Others that wait and were given up for the same reason, the oldest first; none to whoever asks, or that a colleague of theirs holds. */
async function findAlike(database: Reads, id: string, most: number, callerId: string | null): Promise<Pick<FailedMail, 'id' | 'recipient'>[]> {
  return database.query<Pick<FailedMail, 'id' | 'recipient'>>(
    `select id::text, recipient from outbox where ${waitsForSomebody} and id <> $1 and ${cause('outbox')} = (select ${cause('one')} from outbox as one where one.id = $1) and ($3::text is null or user_id::text is distinct from $3)
       and not exists (select 1 from staff_claims where staff_claims.kind = 'mail' and subject_id = outbox.id::text and claimed_until > now() and claimed_by::text is distinct from $3) order by failed_at, id limit $2`,
    [id, most, callerId],
  );
}

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

/** Of these, the mails of which neither reader nor subject is shown. */
async function hiddenOf(database: Reads, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await database.query<{ id: string }>(`select id::text from outbox where id = any($1::uuid[]) and ${hides}`, [ids])).map(({ id }) => id));
}

/** Servers say whom they did not reach. */
function withoutAddress(reason: string): string {
  return reason.replaceAll(/[^\s<>]+@[^\s<>]+/g, '…');
}

/** Its subject as its reader gets it. Where that is the reader's alone or gone, what mails of its kind are about, without what the one mail says; the kind itself where none is written any more. */
function subjectOf({ kind, subject }: Pick<FailedMail, 'kind' | 'subject'>, words: Words): string {
  if (subject && !isSubjectPrivate(kind)) return subject;
  try {
    return words.mail(kind, {}).subject.replaceAll(/\{\{\s*\w+\s*\}\}/g, '…');
  } catch {
    return kind;
  }
}
