import type { PreviewedMail } from '@bridge/model';
import type { Database } from '../database/database.ts';

class TakenBack extends Error {}

/**
 * The mails that a piece of work would queue: it is done, read and taken back, so that what is previewed is what is sent.
 * Mails that were there before are their readers' alone: those of now are written by this transaction, or by one of its savepoints, which are numbered after it.
 */
export async function mailsOf(database: Database, work: (transaction: Database) => Promise<void>): Promise<PreviewedMail[]> {
  const mails: PreviewedMail[] = [];
  try {
    await database.transaction(async (transaction) => {
      await work(transaction);
      mails.push(...(await transaction.query<PreviewedMail>('select locale, subject, body from outbox where created_at = now() and age(xmin) <= age(pg_current_xact_id()::xid) order by id')));
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return mails;
}
