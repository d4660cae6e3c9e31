import { randomUUID } from 'node:crypto';
import { limits, type contract, type ThreadMessage } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { ownSession } from './change-session.ts';
import { canWrite } from './row.ts';
import { dropMessageMail, tellOfMessages } from './session-mails.ts';

type MessageRow = { id: string; session_id: string | null; author_id: string; text: string; created_at: Date };

export const listMessages: Handler<typeof contract.listMessages> = async ({ params, query, caller }, { database, content }) =>
  database.transaction(async (transaction) => {
    // Held: what is written meanwhile comes after it, is not read, and is told of.
    const { row, side } = await ownSession(transaction, params.sessionId, caller.user.id);
    if (!query.before) {
      await transaction.query(`update sessions set ${side}_read_to = $2 where id = $1 and ${side}_read_to < $2`, [row.id, row.written]);
      await dropMessageMail(transaction, row.id, caller.user.id);
    }
    const newest = await transaction.query<MessageRow>(
      `select id, session_id, author_id, text, created_at from session_messages
       where session_id = $1 and ($2::uuid is null or position < (select position from session_messages where id = $2 and session_id = $1))
       order by position desc limit $3`,
      [row.id, query.before ?? null, limits.messagesPerPage + 1],
    );
    const shown = newest.slice(0, limits.messagesPerPage).toReversed();
    return { success: true, messages: shown.map((message) => present(message, caller.user.id)), hasEarlier: newest.length > shown.length, canWrite: canWrite(row, content.document('mentors/sessions')) };
  });

export const writeMessage: Handler<typeof contract.writeMessage> = async ({ params, body, caller }, services) => {
  const { database, rates, words, content } = services;
  const rules = content.document('mentors/sessions');
  const { user } = caller;
  await spend(database, [{ parts: ['session-message', user.id], rate: rates.threadMessagesByUser }]);
  const message = await database.transaction(async (transaction) => {
    const { row, side } = await ownSession(transaction, params.sessionId, user.id);
    const same = await findSame(transaction, user.id, row.id, body);
    if (same) return same;
    if (!canWrite(row, rules)) throw new Refusal('session-changed');
    const [written] = await transaction.query<MessageRow>(
      `insert into session_messages (id, session_id, author_id, position, text, idempotency_key) values ($1, $2, $3, $4, $5, $6)
       on conflict (author_id, idempotency_key) do nothing returning id, session_id, author_id, text, created_at`,
      [randomUUID(), row.id, user.id, row.written + 1, body.text, body.idempotencyKey],
    );
    if (!written) throw usedKey(); // at this very moment, in another session
    await tellOfMessages(transaction, services, row, side === 'talent' ? 'mentor' : 'talent');
    return written;
  });
  return { success: true, message: words.answer('messageSent'), data: present(message, user.id) };
};

/** The same message, sent before. A key that was used for something else is refused. */
async function findSame(database: Database, authorId: string, sessionId: string, { text, idempotencyKey }: { text: string; idempotencyKey: string }): Promise<MessageRow | undefined> {
  const [row] = await database.query<MessageRow>('select id, session_id, author_id, text, created_at from session_messages where author_id = $1 and idempotency_key = $2', [authorId, idempotencyKey]);
  if (row && (row.session_id !== sessionId || row.text !== text)) throw usedKey();
  return row;
}

function usedKey(): Refusal {
  return new Refusal('invalid-input', { fields: [{ path: 'idempotencyKey', problem: 'id' }] });
}

function present({ id, author_id, text, created_at }: MessageRow, callerId: string): ThreadMessage {
  return { id, text, mine: author_id === callerId, writtenAt: created_at.toISOString() };
}
