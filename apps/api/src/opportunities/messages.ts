import { idSchema, type contract } from '@bridge/model';
import * as v from 'valibot';
import type { Handler } from '../core/call-handler.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { fullName } from '../mail/full-name.ts';
import { queueMail, type Recipient } from '../mail/outbox.ts';
import { readThread, writeInThread, type Thread, type WayOn } from '../threads/face.ts';
import { refuseUnsafe, whyNotPassedOn } from '../safeguarding/face.ts';
import { canWriteAbout, selectApplications, type ApplicationRow } from './row.ts';

type Side = 'talent' | 'partner';

export const listApplicationMessages: Handler<typeof contract.listApplicationMessages> = async ({ params, query, caller: { user } }, services) =>
  readThread(services, user, query.before, (transaction) => threadOf(transaction, services, params.applicationId, user.id));

export const writeApplicationMessage: Handler<typeof contract.writeApplicationMessage> = async ({ params, body, caller: { user } }, services) =>
  writeInThread(services, user, body, (transaction) => threadOf(transaction, services, params.applicationId, user.id, true));

async function threadOf(transaction: Database, services: Services, applicationId: string, callerId: string, writes = false): Promise<Thread> {
  const { row, side } = await ownApplication(transaction, applicationId, callerId);
  const isScreened = writes && row.partner_id !== null && (await refuseUnsafe(transaction, services, { talentId: row.talent_id, otherId: row.partner_id, callerId }));
  return {
    about: 'application',
    isScreened,
    id: row.id,
    written: row.written,
    canWrite: canWriteAbout(row) && (writes || side === 'talent' || row.partner_id === null || !(await whyNotPassedOn(transaction, services, { talentId: row.talent_id, otherId: row.partner_id, authorId: callerId }))), // a talent is told what is missing where they write; the other side learns nothing by trying
    closed: 'application-changed',
    noteRead: (position) => transaction.query(`update applications set ${side}_read_to = $2 where id = $1 and ${side}_read_to < $2`, [row.id, position]),
    tell: (mail) => tell(transaction, services, row, side === 'talent' ? 'partner' : 'talent', mail),
  };
}

/** An application for the talent who sent it and the partner whose post it answers; for everybody else there is none. */
async function ownApplication(database: Database, id: string, userId: string): Promise<{ row: ApplicationRow; side: Side }> {
  const [held] = v.is(idSchema, id) ? await database.query('select 1 from applications where id = $1 for update', [id]) : [];
  const [row] = held ? await database.query<ApplicationRow>(`${selectApplications} where applications.id = $1`, [id]) : [];
  const side = row?.talent_id === userId ? 'talent' : row?.partner_id === userId ? 'partner' : undefined;
  if (!row || !side || row.is_apart) throw new Refusal('application-not-found');
  return { row, side };
}

/** How a held message about an application goes on to the other side; closed where the two are kept apart by now, or may not write any more. */
export async function applicationWayOn(database: Pick<Database, 'query'>, tools: Pick<Services, 'meetsTheYoung' | 'words'>, applicationId: string, authorId: string): Promise<WayOn> {
  const [row] = await database.query<ApplicationRow>(`${selectApplications} where applications.id = $1`, [applicationId]);
  const closed = !row?.partner_id || row.is_apart ? 'held-blocked' : await whyNotPassedOn(database, tools, { talentId: row.talent_id, otherId: row.partner_id, authorId });
  return { closed, tell: async (mail) => void (row && (await tell(database, tools, row, authorId === row.talent_id ? 'partner' : 'talent', mail))) };
}

/** Talents know partners by their organisation. */
async function tell(database: Pick<Database, 'query'>, { words }: Pick<Services, 'words'>, row: ApplicationRow, to: Side, mail: { at: Date; messageId: string }): Promise<void> {
  const [recipient] = await database.query<Recipient>('select id, email, first_name, language from users where id = $1', [to === 'talent' ? row.talent_id : row.partner_id]);
  if (!recipient) return;
  const [kind, other, readTo] = to === 'talent' ? (['messageFromPartner', row.organisation, row.talent_read_to] as const) : (['messageFromApplicant', fullName(row.first_name, row.last_name), row.partner_read_to] as const);
  await queueMail(database, words, recipient, { kind, values: { other, title: row.title }, dedupe: `${kind}:${row.id}:${readTo}`, ...mail });
}
