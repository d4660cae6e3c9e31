import type { contract } from '@bridge/model';
import { apart } from '../blocks/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { ownColumn, presentSession, selectSessions, type SessionRow } from './row.ts';

const requested = `(sessions.state = 'requested' and sessions.starts_at > now())`;
const upcoming = `(sessions.state = 'accepted' and sessions.ends_at > now())`;
const open = `(${requested} or ${upcoming})`;
const conditions = { requested, upcoming, past: `not ${open}`, all: 'true' };

export const listSessions: Handler<typeof contract.listSessions> = async ({ query, caller }, services) => {
  const { database } = services;
  const { page, limit, when = 'all', with: other } = query;
  const own = ownColumn(caller.user.role);
  const theirs = own === 'talent_id' ? 'mentor_id' : 'talent_id';
  const condition = `sessions.${own} = $1 and ($2::uuid is null or sessions.${theirs} = $2) and ${conditions[when]} and not ${apart('sessions.talent_id', 'sessions.mentor_id')}`;
  const values = [caller.user.id, other ?? null];
  const [counted] = await database.query<{ total: number }>(`select count(*) as total from sessions where ${condition}`, values);
  const order =
    when === 'past'
      ? 'sessions.starts_at desc, sessions.id'
      : `${open} desc, case when ${open} then sessions.starts_at end, sessions.starts_at desc, sessions.id`;
  const rows = await database.query<SessionRow>(`${selectSessions} where ${condition} order by ${order} offset $3 limit $4`, [...values, (page - 1) * limit, limit]);
  return { success: true, sessions: rows.map((row) => presentSession(row, services, caller.user.id)), total: counted?.total ?? 0, page, limit };
};
