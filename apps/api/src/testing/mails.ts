import type { Database } from '../database/database.ts';
import type { MailKind } from '../mail/outbox.ts';

export type SeenMail = { kind: MailKind; recipient: string; subject: string; body: string };

/** The mails queued for an address, oldest first. */
export async function mailsTo(database: Database, recipient: string): Promise<SeenMail[]> {
  return database.query<SeenMail>('select kind, recipient, subject, body from outbox where recipient = $1 order by created_at, id', [recipient]);
}

/** The code in the newest mail of its kind: what its reader would type. */
export async function mailedCode(database: Database, recipient: string, kind: 'verifyEmail' | 'resetPassword'): Promise<string> {
  const newest = (await mailsTo(database, recipient)).findLast((mail) => mail.kind === kind);
  const code = newest?.body.split('\n').find((line) => /^(\d{4}|[0-9A-Z]{5}-[0-9A-Z]{5})$/.test(line));
  if (!code) throw new Error(`No mail with a code was queued for ${recipient}.`);
  return code;
}

/** Lets time pass for everything that limits how often something may be done. */
export async function waitOut(database: Database): Promise<void> {
  await database.query(`update rate_limits set resets_at = now() - interval '1 second'`);
}
