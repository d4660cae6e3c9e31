import { Refusal } from '../../core/refusal.ts';
import type { Words } from '../../core/words.ts';
import { findFailed, sendAgain, type FailedMail } from '../../mail/failed.ts';
import { factsOf, instant, type CaseType, type Reads } from './case-type.ts';

/** A mail that was given up. Its text is nobody's but its reader's. */
export const mail: CaseType = {
  waiting: `select id::text, recipient as title, failed_at as since from outbox
    where failed_at is not null and sent_at is null and (expires_at is null or expires_at > now())`,
  async read(database, words, id) {
    const found = await one(database, id);
    if (!found) return undefined;
    return {
      title: found.recipient, since: instant(found.at), person: null,
      facts: factsOf({ mail: subjectOf(found.kind, words), recipient: found.recipient, failure: found.reason }),
      trail: [], decisions: found.again ? [{ name: 'again', note: 'none' }] : [], revision: found.at,
    };
  },
  async decide(database, _words, id, decision, _note, by) {
    const found = await one(database, id);
    if (!found || decision !== 'again' || !(await sendAgain(database, found))) throw new Refusal('case-changed');
    await database.query(`select audit_append($1, 'again', 'mail', $2, null)`, [by, id]);
    return true;
  },
};

async function one(database: Reads, id: string): Promise<FailedMail | undefined> {
  const [found] = await findFailed(database, id);
  return found?.id === id ? found : undefined;
}

/** What mails of a kind are about, without what the one mail says; the kind itself where none is written any more. */
function subjectOf(kind: string, words: Words): string {
  try {
    return words.mail(kind, {}).subject.replaceAll(/\{\{\s*\w+\s*\}\}/g, '…');
  } catch {
    return kind;
  }
}
