import { emailSchema } from '@bridge/model';
import * as v from 'valibot';
import type { Words } from '../core/words.ts';
import type { Database } from '../database/database.ts';
import { minuteOf } from '../database/moments.ts';
import { whatHappened } from '../database/trail.ts';
import { asText, type AnsweredQuestion } from '../content/readable.ts';
import { queueMail } from '../mail/outbox.ts';

export const states = ['new', 'read', 'done'] as const;
export type State = (typeof states)[number];
export type StoredMessage = { id: string; form: string; locale: string; state: State; at: string; answers: AnsweredQuestion[] };
export type Change = { state: State | 'replied'; changed_by: string; at: string; note: string | null };

type Reads = Pick<Database, 'query'>;

/** Messages in these states, the newest first. */
export function listMessages(database: Reads, { among, form, most }: { among: readonly State[]; form: string | undefined; most: number }): Promise<StoredMessage[]> {
  return database.query<StoredMessage>(
    `select id::text, form, locale, state, answers, ${minuteOf('created_at')} as at from form_messages
     where state = any($1) and ($2::text is null or form = $2) order by created_at desc, id limit $3`,
    [among, form ?? null, most],
  );
}

/** Messages whose id begins like this; more than one where it is too short. */
export function findMessages(database: Reads, start: string): Promise<StoredMessage[]> {
  return database.query<StoredMessage>(`select id::text, form, locale, state, answers, ${minuteOf('created_at')} as at from form_messages where starts_with(id::text, $1) limit 2`, [start.toLowerCase()]);
}

/** Brings a message into a state and notes who did it and when, with what was answered or noted, if anything was; false where it is there already. */
export async function changeState(database: Reads, id: string, state: State, by: string, note = '', isReply = false): Promise<boolean> {
  const rows = await database.query(
    `with changed as (update form_messages set state = $2 where id = $1 and state <> $2 returning id)
     insert into form_message_log (message_id, state, changed_by, note) select id, case when $5::boolean then 'replied' else $2 end, $3, nullif($4, '') from changed returning message_id`,
    [id, state, by, note, isReply],
  );
  return rows.length > 0;
}

/** Whom an answer would go to: the address that the message gives, if it gives one. */
export function senderOf({ answers }: StoredMessage): string | undefined {
  const addresses = answers.flatMap(({ id, answer }) => {
    const parsed = v.safeParse(emailSchema, answer);
    return parsed.success ? [{ id, address: parsed.output }] : [];
  });
  return (addresses.find(({ id }) => id === 'email') ?? addresses[0])?.address;
}

/** Answers a message by mail, in the language of the page it came from, and is done with it; the answer is kept. False where it was done already, or gives no address. */
export async function replyTo(database: Reads, words: Words, message: StoredMessage, text: string, by: string): Promise<boolean> {
  const email = senderOf(message);
  if (!email || !(await changeState(database, message.id, 'done', by, text, true))) return false;
  await queueMail(database, words, { id: null, first_name: '', email, language: message.locale }, { kind: 'formReply', values: { text, asked: quoted(asText(message.answers)) } });
  return true;
}

/** As mail programs quote. */
function quoted(text: string): string {
  return text.split('\n').map((line) => `> ${line}`.trimEnd()).join('\n');
}

export function changesOf(database: Reads, id: string): Promise<Change[]> {
  return database.query<Change>(whatHappened(['message']), [id]);
}
