import type { PreviewedMail } from '@bridge/model';
import type { Database } from '../database/database.ts';

class TakenBack extends Error {}

/**
 * The mails that a piece of work would queue, those that carry the note first: it is done, read and taken back, so that what is previewed is what is sent.
 * Who wrote a form has said their address, which stands beside it, and so does that of an account that is closed; a guardian's is nobody's.
 * Mails that were there before are their readers' alone: those of now are written by this transaction, or by one of its savepoints, which are numbered after it.
 */
export async function mailsOf(database: Database, note: string, work: (transaction: Database) => Promise<void>): Promise<PreviewedMail[]> {
  const mails: PreviewedMail[] = [];
  try {
    await database.transaction(async (transaction) => {
      await work(transaction);
      const rows = await transaction.query<PreviewedMail>(
        `select coalesce(nullif(trim(concat(first_name, ' ', last_name)), ''), case when kind in ('formReply', 'accountClosed') then recipient end) as to, outbox.locale, subject, body from outbox left join users on users.id = user_id
         where outbox.created_at = now() and age(outbox.xmin) <= age(pg_current_xact_id()::xid) order by $1 <> '' and position($1 in body) > 0 desc, subject, "to" nulls last, outbox.id`,
        [note],
      );
      mails.push(...rows.map((mail) => ({ ...mail, body: withoutKeys(mail.body) })));
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return mails;
}

/** A link may be all that it takes to act for its reader, as a guardian's is: whoever looks at the mail sees where it leads, and not the key. */
function withoutKeys(body: string): string {
  return body.replaceAll(/(https?:\/\/[^\s?#]+)[?#]\S+/g, '$1?…');
}
