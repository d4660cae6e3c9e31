import type { Database } from '../database/database.ts';
import type { AnsweredQuestion } from './readable.ts';

export const states = ['new', 'read', 'done'] as const;
export type State = (typeof states)[number];
export type StoredMessage = { id: string; form: string; state: State; at: string; answers: AnsweredQuestion[] };
export type Change = { state: State; changed_by: string; at: string };

type Reads = Pick<Database, 'query'>;
const time = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD HH24:MI') as at`; // the same from every engine, also as JSON

/** Messages in these states, the newest first. */
export function listMessages(database: Reads, { among, form, most }: { among: readonly State[]; form: string | undefined; most: number }): Promise<StoredMessage[]> {
  return database.query<StoredMessage>(
    `select id::text, form, state, answers, ${time('created_at')} from form_messages
     where state = any($1) and ($2::text is null or form = $2) order by created_at desc, id limit $3`,
    [among, form ?? null, most],
  );
}

/** Messages whose id begins like this; more than one where it is too short. */
export function findMessages(database: Reads, start: string): Promise<StoredMessage[]> {
  return database.query<StoredMessage>(`select id::text, form, state, answers, ${time('created_at')} from form_messages where starts_with(id::text, $1) limit 2`, [start.toLowerCase()]);
}

/** Brings a message into a state and notes who did it and when; false where it is there already. */
export async function changeState(database: Reads, id: string, state: State, by: string): Promise<boolean> {
  const rows = await database.query(
    `with changed as (update form_messages set state = $2 where id = $1 and state <> $2 returning id)
     insert into form_message_log (message_id, state, changed_by) select id, $2, $3 from changed returning message_id`,
    [id, state, by],
  );
  return rows.length > 0;
}

export function changesOf(database: Reads, id: string): Promise<Change[]> {
  return database.query<Change>(`select state, changed_by, ${time('changed_at')} from form_message_log where message_id = $1 order by changed_at`, [id]);
}
