import { randomUUID } from 'node:crypto';
import { limits, type ContactKind, type FailureCode, type ThreadMessage } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';

type Reads = Pick<Database, 'query'>;
type About = { about: 'session' | 'application'; id: string };
type Person = { id: string };
type Row = { id: string; text: string; about_id: string; created_at: Date; state: 'waiting' | 'released' | 'withheld'; note: string | null };
const columns = 'id, text, coalesce(session_id, application_id) as about_id, created_at, state, note';

/** Keeps a message back until somebody of the staff has read it: the other side learns nothing of it. */
export async function hold(database: Reads, { about, id }: About, author: Person, { text, idempotencyKey }: { text: string; idempotencyKey: string }, found: readonly ContactKind[]): Promise<ThreadMessage> {
  const [row] = await database.query<Row>(
    `insert into held_messages (id, about, ${about}_id, author_id, text, found, idempotency_key) values ($1, $2, $3, $4, $5, $6, $7) on conflict (author_id, idempotency_key) do nothing returning ${columns}`,
    [randomUUID(), about, id, author.id, text, found, idempotencyKey],
  );
  if (!row) throw usedKey(); // at this very moment, in another thread
  return present(row);
}

/** The same message, held before; sent again once it was released, it is a message of the thread. */
export async function heldBefore(database: Reads, author: Person, thread: About, { text, idempotencyKey }: { text: string; idempotencyKey: string }): Promise<ThreadMessage | undefined> {
  const [row] = await database.query<Row>(`select ${columns} from held_messages where author_id = $1 and idempotency_key = $2`, [author.id, idempotencyKey]);
  if (row && (row.about_id !== thread.id || row.text !== text)) throw usedKey();
  return row && present(row);
}

/** What somebody wrote in a thread and nobody else reads. */
export async function heldOf(database: Reads, { about, id }: About, author: Person): Promise<ThreadMessage[]> {
  const rows = await database.query<Row>(`select ${columns} from held_messages where ${about}_id = $1 and author_id = $2 and state <> 'released' order by created_at, id limit 50`, [id, author.id]);
  return rows.map(present);
}

export type HeldMessage = { id: string; about: 'session' | 'application'; about_id: string; author_id: string; text: string; found: string[]; state: Row['state']; note: string | null; created_at: Date; first_name: string; last_name: string; email: string; language: string | null };

/** The thread that a held message was written in, for whoever passes it on: why it may not be any more, if so, and the mail to the other side. */
export type WayOn = { closed: FailureCode | undefined; tell: (mail: { at: Date; messageId: string }) => Promise<void> };

const select = `select held_messages.id::text, about, coalesce(session_id, application_id)::text as about_id, author_id::text, text, found, state, note, held_messages.created_at, first_name, last_name, email, language
     from held_messages join users on users.id = author_id`;

/** For whoever decides about it. */
export async function findHeld(database: Reads, id: string): Promise<HeldMessage | undefined> {
  const [row] = await database.query<HeldMessage>(`${select} where held_messages.id = $1`, [id]);
  return row;
}

/** What else of the same writer waits in the same thread, the oldest first: so many that all can be read, and decided about at once. */
export function findHeldBeside(database: Reads, { id, about, about_id, author_id }: HeldMessage): Promise<HeldMessage[]> {
  return database.query<HeldMessage>(`${select} where state = 'waiting' and ${about}_id = $2 and author_id = $3 and held_messages.id <> $1 order by held_messages.created_at, held_messages.id limit ${limits.decidedAtOnce - 1}`, [id, about_id, author_id]);
}

/** How many of them there are in all, with those beyond what is shown at once. */
export async function countHeldBeside(database: Reads, { id, about, about_id, author_id }: HeldMessage): Promise<number> {
  const [row] = await database.query<{ total: number }>(`select count(*)::integer as total from held_messages where state = 'waiting' and ${about}_id = $2 and author_id = $3 and id <> $1`, [id, about_id, author_id]);
  return row?.total ?? 0;
}

/** Decides about one that waits; false where somebody has done so before. What is passed on is the thread's next message, as if it was written now. */
export async function decideHeld(database: Reads, { id, about, about_id }: HeldMessage, decision: 'released' | 'withheld', note: string): Promise<boolean> {
  const decided = await database.query(`update held_messages set state = $2, note = nullif($3, ''), decided_at = now() where id = $1 and state = 'waiting' returning id`, [id, decision, note]);
  if (decided.length === 0) return false;
  if (decision === 'withheld') return true;
  await database.query(`select 1 from ${about}s where id = $1 for update`, [about_id]); // as everybody who writes there
  await database.query(
    `insert into thread_messages (id, about, ${about}_id, author_id, position, text, idempotency_key)
     select id, about, ${about}_id, author_id, (select coalesce(max(position), 0) + 1 from thread_messages where ${about}_id = $2), text, idempotency_key from held_messages where id = $1`,
    [id, about_id],
  );
  return true;
}

function usedKey(): Refusal {
  return new Refusal('invalid-input', { fields: [{ path: 'idempotencyKey', problem: 'id' }] });
}

function present({ id, text, created_at, state, note }: Row): ThreadMessage {
  return { id, text, mine: true, writtenAt: created_at.toISOString(), ...(state !== 'released' && { held: state }), ...(note && { note }) };
}
