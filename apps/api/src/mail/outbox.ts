import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';

/** A mail to send; a second one with the same `dedupe` is not queued. */
export type Mail = { dedupe: string; recipient: string; subject: string; body: string };

export async function queueMail(database: Database, mail: Mail): Promise<void> {
  await database.query(
    `insert into outbox (id, dedupe, recipient, subject, body) values ($1, $2, $3, $4, $5) on conflict (dedupe) do nothing`,
    [randomUUID(), mail.dedupe, mail.recipient, mail.subject, mail.body],
  );
}

export type QueuedMail = { recipient: string; subject: string; body: string; created_at: Date };

/** The newest mails, for whoever develops. */
export async function newestMails(database: Database, most: number): Promise<QueuedMail[]> {
  return database.query<QueuedMail>('select recipient, subject, body, created_at from outbox order by created_at desc, id limit $1', [most]);
}
