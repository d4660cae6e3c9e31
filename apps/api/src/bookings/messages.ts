import type { contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { areApart } from '../blocks/face.ts';
import { readThread, writeInThread, type Thread, type WayOn } from '../threads/face.ts';
import { refuseUnsafe, whyNotPassedOn } from '../safeguarding/face.ts';
import { ownSession, pairOf } from './change-session.ts';
import { canWrite, findSession } from './row.ts';
import { tellOfMessages } from './session-mails.ts';

export const listMessages: Handler<typeof contract.listMessages> = async ({ params, query, caller: { user } }, services) =>
  readThread(services, user, query.before, (transaction) => threadOf(transaction, services, params.sessionId, user.id));

export const writeMessage: Handler<typeof contract.writeMessage> = async ({ params, body, caller: { user } }, services) =>
  writeInThread(services, user, body, (transaction) => threadOf(transaction, services, params.sessionId, user.id, true));

async function threadOf(transaction: Database, services: Services, sessionId: string, callerId: string, writes = false): Promise<Thread> {
  const { row, side } = await ownSession(transaction, sessionId, callerId);
  const isScreened = writes && (await refuseUnsafe(transaction, services, pairOf(row, callerId)));
  return {
    about: 'session',
    isScreened,
    id: row.id,
    written: row.written,
    canWrite: canWrite(row, services.content.document('mentors/sessions')) && (writes || side === 'talent' || !(await whyNotPassedOn(transaction, services, { ...pairOf(row, callerId), authorId: callerId }))), // a talent is told what is missing where they write; the other side learns nothing by trying
    closed: 'session-changed',
    noteRead: (position) => transaction.query(`update sessions set ${side}_read_to = $2 where id = $1 and ${side}_read_to < $2`, [row.id, position]),
    tell: (mail) => tellOfMessages(transaction, services, row, side === 'talent' ? 'mentor' : 'talent', mail),
  };
}

/** How a held message of a session goes on to the other side; closed where the two are kept apart by now, or may not write any more. */
export async function sessionWayOn(database: Pick<Database, 'query'>, tools: Pick<Services, 'meetsTheYoung' | 'words'>, sessionId: string, authorId: string): Promise<WayOn> {
  const row = await findSession(database, sessionId);
  const closed = !row || (await areApart(database, row.talent_id, row.mentor_id)) ? 'held-blocked' : await whyNotPassedOn(database, tools, { talentId: row.talent_id, otherId: row.mentor_id, authorId });
  return { closed, tell: async (mail) => void (row && (await tellOfMessages(database, tools, row, authorId === row.mentor_id ? 'talent' : 'mentor', mail))) };
}
