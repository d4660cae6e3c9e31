import { randomUUID } from 'node:crypto';
import { contactDetailsAfter, limits, messagesReadTogether, type AnswerOf, type BodyOf, type contract, type FailureCode, type ThreadMessage } from '@bridge/model';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { heldBefore, heldOf, hold } from './held.ts';

/** What two people write to each other about something they share, as one of them opens it: held until the transaction ends, so that nothing is written meanwhile. */
export type Thread = {
  about: 'session' | 'application';
  id: string;
  /** How many messages there are. */
  written: number;
  canWrite: boolean;
  /** Whether one of the two is under 18, so that messages with contact details are held. */
  isScreened?: boolean;
  /** What is said to whoever writes all the same. */
  closed: FailureCode;
  /** Notes how far the reader has read. */
  noteRead: (position: number) => Promise<unknown>;
  /** Tells the other side, in a while and once; whoever reads it before gets no mail. */
  tell: (mail: { at: Date; messageId: string }) => Promise<void>;
};
/** Finds the thread for the caller; nobody but its two people finds it. */
type Open = (transaction: Database) => Promise<Thread>;
type Person = { id: string };
type Row = { id: string; about_id: string | null; author_id: string; text: string; created_at: Date };

const untilMail = 3 * 60_000;
const columns = 'id, coalesce(session_id, application_id) as about_id, author_id, text, created_at';

/** The newest messages, or those before another; asking for the newest notes that they were read. */
export async function readThread({ database }: Pick<Services, 'database'>, reader: Person, before: string | undefined, open: Open): Promise<AnswerOf<typeof contract.listMessages>> {
  return database.transaction(async (transaction) => {
    const thread = await open(transaction);
    const column = `${thread.about}_id`;
    if (!before) {
      await thread.noteRead(thread.written);
      await dropMail(transaction, thread, reader);
    }
    const newest = await transaction.query<Row>(
      `select ${columns} from thread_messages
       where ${column} = $1 and ($2::uuid is null or position < (select position from thread_messages where id = $2 and ${column} = $1))
       order by position desc limit $3`,
      [thread.id, before ?? null, limits.messagesPerPage + 1],
    );
    const shown = newest.slice(0, limits.messagesPerPage).toReversed().map((message) => present(message, reader));
    const held = before ? [] : await heldOf(transaction, thread, reader);
    return { success: true, messages: [...shown, ...held].toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt)), hasEarlier: newest.length > shown.length, canWrite: thread.canWrite };
  });
}

/** Writes the next message. The same key finds the same message. */
export async function writeInThread({ content, database, rates, words }: Services, author: Person, body: BodyOf<typeof contract.writeMessage>, open: Open): Promise<AnswerOf<typeof contract.writeMessage>> {
  await spend(database, [{ parts: ['session-message', author.id], rate: rates.threadMessagesByUser }]);
  const message = await database.transaction(async (transaction) => {
    const thread = await open(transaction);
    const same = await findSame(transaction, author, thread, body);
    if (same) return present(same, author);
    const before = await heldBefore(transaction, author, thread, body);
    if (before) return before;
    if (!thread.canWrite) throw new Refusal(thread.closed);
    const found = thread.isScreened ? contactDetailsAfter(await writtenBefore(transaction, thread, author), body.text, content.document('contact-details')) : [];
    if (found.length > 0) return hold(transaction, thread, author, body, found);
    const [written] = await transaction.query<Row>(
      `insert into thread_messages (id, about, ${thread.about}_id, author_id, position, text, idempotency_key) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (author_id, idempotency_key) do nothing returning ${columns}`,
      [randomUUID(), thread.about, thread.id, author.id, thread.written + 1, body.text, body.idempotencyKey],
    );
    if (!written) throw usedKey(); // at this very moment, in another thread
    await thread.tell({ at: new Date(Date.now() + untilMail), messageId: written.id });
    return present(written, author);
  });
  return { success: true, message: words.answer(message.held ? 'messageHeld' : 'messageSent'), data: message };
}

/** Of a query over sessions, applications and posts: the two people of a thread. */
const [ofTalent, ofOther] = ['coalesce(sessions.talent_id, applications.talent_id)', 'coalesce(sessions.mentor_id, posts.partner_id)'];

/** What somebody wrote of late to the same other side, in whichever thread, the newest last, as it was read: a number is also sent in parts. */
async function writtenBefore(database: Database, { about, id }: Thread, author: Person): Promise<string[]> {
  const rows = await database.query<{ text: string }>(
    `with pair as (select ${ofTalent} as talent, ${ofOther} as other from (select $1::uuid as id) as this left join sessions on $4 = 'session' and sessions.id = this.id left join applications on $4 = 'application' and applications.id = this.id left join posts on posts.id = post_id)
     select text from thread_messages left join sessions on sessions.id = session_id left join applications on applications.id = application_id left join posts on posts.id = post_id join pair on ${ofTalent} = talent and ${ofOther} = other
     where author_id = $2 order by thread_messages.created_at desc, position desc limit $3`,
    [id, author.id, messagesReadTogether - 1, about],
  );
  return rows.map(({ text }) => text).toReversed();
}

/** What was read needs no mail any more. */
async function dropMail(database: Database, { about, id }: Thread, reader: Person): Promise<void> {
  await database.query(`delete from outbox where user_id = $2 and sent_at is null and message_id in (select id from thread_messages where ${about}_id = $1)`, [id, reader.id]);
}

/** Two people are kept apart: that one of them wrote is not mailed to the other any more. */
export async function dropMailsBetween(transaction: Pick<Database, 'query'>, { by, other }: { by: string; other: string }): Promise<void> {
  await transaction.query(
    'delete from outbox where sent_at is null and locked_until is null and user_id = any($1::uuid[]) and message_id in (select id from thread_messages where author_id = any($1::uuid[]))',
    [[by, other]],
  );
}

/** The same message, sent before. A key that was used for something else is refused. */
async function findSame(database: Database, author: Person, thread: Thread, { text, idempotencyKey }: { text: string; idempotencyKey: string }): Promise<Row | undefined> {
  const [row] = await database.query<Row>(`select ${columns} from thread_messages where author_id = $1 and idempotency_key = $2`, [author.id, idempotencyKey]);
  if (row && (row.about_id !== thread.id || row.text !== text)) throw usedKey();
  return row;
}

function usedKey(): Refusal {
  return new Refusal('invalid-input', { fields: [{ path: 'idempotencyKey', problem: 'id' }] });
}

function present({ id, author_id, text, created_at }: Row, reader: Person): ThreadMessage {
  return { id, text, mine: author_id === reader.id, writtenAt: created_at.toISOString() };
}
