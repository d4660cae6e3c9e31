import { createHash, randomUUID } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { AnsweredQuestion } from '../content/readable.ts';

export type NewMessage = { form: string; locale: string; answers: AnsweredQuestion[]; key: string | undefined };

/** Stores a message and gives its id; nothing where it is stored already. */
export async function storeMessage(database: Database, message: NewMessage): Promise<string | undefined> {
  const [row] = await database.query<{ id: string }>(
    `insert into form_messages (id, form, locale, answers, dedupe) values ($1, $2, $3, $4, $5) on conflict (dedupe) do nothing returning id`,
    [randomUUID(), message.form, message.locale, JSON.stringify(message.answers), dedupeOf(message)],
  );
  return row?.id;
}

export async function isStored(database: Database, message: NewMessage): Promise<boolean> {
  const rows = await database.query('select 1 from form_messages where dedupe = $1', [dedupeOf(message)]);
  return rows.length > 0;
}

/** By the browser's key; without one (no JavaScript), the same words on the same day are the same message. */
function dedupeOf({ form, answers, key }: NewMessage): Buffer {
  const what = key ? ['key', form, key] : ['words', form, answers, new Date().toISOString().slice(0, 10)];
  return createHash('sha256').update(JSON.stringify(what)).digest();
}
