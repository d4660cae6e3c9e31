import type { contract, SessionState } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { apart } from '../blocks/face.ts';
import { isId, hasRoomInWeek } from '../mentors/face.ts';
import { refuseContactDetails, refuseOtherLinks, refuseUnsafe } from '../safeguarding/face.ts';
import { freeSlots, hoursOpenAt, moveSession, notOpen } from './move-session.ts';
import { giveBack, lapse } from './packs.ts';
import { changeableUntil, findSession, presentSession, sideOf, type SessionRow } from './row.ts';
import { dropReminders, planReminders, renewReminders, reread, tellBoth } from './session-mails.ts';

const batch = 500;

export const answerSession: Handler<typeof contract.answerSession> = async ({ params, body, caller }, services) => {
  const { database, words, content } = services;
  const rules = content.document('mentors/sessions');
  const wanted = body.accept ? 'accepted' : 'declined';
  await spendChange(services, caller.user.id);
  const session = await database.transaction(async (transaction) => {
    const { row } = await ownSession(transaction, params.sessionId, caller.user.id, 'mentor');
    if (row.state === wanted) return row; // a second click, or a retry after a lost answer
    refuseUnless(row, 'requested');
    if (row.starts_at <= row.now) throw new Refusal('too-late');
    if (body.accept) await refuseUnsafe(transaction, services, pairOf(row, caller.user.id));
    else await refuseContactDetails(transaction, services, row.talent_id, ['reason', body.reason]);
    await transaction.query('update sessions set state = $2, note = $3, answered_at = now(), proposed_starts_at = null where id = $1', [row.id, wanted, body.accept ? null : (body.reason ?? null)]);
    if (!body.accept) {
      await freeSlots(transaction, row.id);
      await giveBack(transaction, row.id, 'declined', rules);
    }
    const changed = await reread(transaction, row.id);
    await tellBoth(transaction, services, changed, body.accept ? { talent: 'sessionAccepted', mentor: 'sessionAcceptedByYou' } : { talent: 'sessionDeclined', mentor: 'sessionDeclinedByYou' });
    if (body.accept) await planReminders(transaction, services, changed, rules);
    return changed;
  });
  return { success: true, message: words.answer(body.accept ? 'sessionAccepted' : 'sessionDeclined'), data: presentSession(session, services, caller.user.id) };
};

export const cancelSession: Handler<typeof contract.cancelSession> = async ({ params, body, caller }, services) => {
  const { database, words, content } = services;
  const rules = content.document('mentors/sessions');
  await spendChange(services, caller.user.id);
  const session = await database.transaction(async (transaction) => {
    const { row, side } = await ownSession(transaction, params.sessionId, caller.user.id);
    if (row.state === 'cancelled' && row.cancelled_by === side) return row;
    refuseUnless(row, 'requested', 'accepted');
    refuseLate(row, rules, side);
    await refuseContactDetails(transaction, services, row.talent_id, ['reason', body.reason]);
    await transaction.query(`update sessions set state = 'cancelled', cancelled_by = $2, note = $3, proposed_starts_at = null where id = $1`, [row.id, side, body.reason || null]);
    await freeSlots(transaction, row.id);
    await giveBack(transaction, row.id, side === 'talent' ? 'by-talent' : 'cancelled', rules);
    await dropReminders(transaction, row.id);
    const changed = await reread(transaction, row.id);
    await tellBoth(transaction, services, changed, { talent: 'sessionCancelled', mentor: 'sessionCancelled' });
    return changed;
  });
  return { success: true, message: words.answer('sessionCancelled'), data: presentSession(session, services, caller.user.id) };
};

export const rescheduleSession: Handler<typeof contract.rescheduleSession> = async ({ params, body, caller }, services) => {
  const { database, words, content } = services;
  const rules = content.document('mentors/sessions');
  const start = Date.parse(body.startsAt);
  await spendChange(services, caller.user.id);
  const session = await database.transaction(async (transaction) => {
    const { row } = await ownSession(transaction, params.sessionId, caller.user.id, 'talent');
    refuseUnless(row, 'requested', 'accepted');
    if (row.starts_at.getTime() === start) return row;
    refuseLate(row, rules, 'talent');
    await refuseUnsafe(transaction, services, pairOf(row, caller.user.id));
    const hours = await hoursOpenAt(transaction, row, start, rules);
    if (!(await hasRoomInWeek(transaction, row.mentor_id, hours, start, row.id))) throw notOpen();
    // The mentor agreed to another time: it is a request once more.
    const changed = await moveSession(transaction, row, start, 'requested');
    await tellBoth(transaction, services, changed, { talent: 'sessionMoved', mentor: 'sessionRequested' });
    return changed;
  });
  return { success: true, message: words.answer('sessionMoved'), data: presentSession(session, services, caller.user.id) };
};

export const setJoinLink: Handler<typeof contract.setJoinLink> = async ({ params, body, caller }, services) => {
  const { database, words, content } = services;
  const session = await database.transaction(async (transaction) => {
    const { row } = await ownSession(transaction, params.sessionId, caller.user.id, 'mentor');
    refuseUnless(row, 'requested', 'accepted');
    await refuseUnsafe(transaction, services, pairOf(row, caller.user.id));
    await refuseOtherLinks(transaction, services, row.talent_id, ['joinLink', body.joinLink]);
    await transaction.query('update sessions set join_link = $2 where id = $1', [row.id, body.joinLink || null]);
    await renewReminders(transaction, services, { sessionId: row.id }, content.document('mentors/sessions'));
    return reread(transaction, row.id);
  });
  return { success: true, message: words.answer('joinLinkSaved'), data: presentSession(session, services, caller.user.id) };
};

export const completeSession: Handler<typeof contract.completeSession> = async ({ params, caller }, services) => {
  const { database, words } = services;
  const session = await database.transaction(async (transaction) => {
    const { row } = await ownSession(transaction, params.sessionId, caller.user.id, 'mentor');
    if (row.state === 'completed') return row;
    refuseUnless(row, 'accepted');
    if (row.starts_at > row.now) throw new Refusal('session-changed');
    await transaction.query(`update sessions set state = 'completed' where id = $1`, [row.id]);
    return reread(transaction, row.id);
  });
  return { success: true, message: words.answer('sessionCompleted'), data: presentSession(session, services, caller.user.id) };
};

/** Sessions whose time is over: accepted ones have taken place, requests that nobody answered have lapsed. */
export async function closeSessions(services: Pick<Services, 'content' | 'database' | 'secret' | 'words'>, rules: SessionRules): Promise<void> {
  const { database } = services;
  const over = `select id from sessions where state = 'accepted' and ends_at <= now() order by ends_at limit ${batch} for update skip locked`;
  while ((await database.query(`update sessions set state = 'completed' where id = any(array(${over})) returning id`)).length === batch);
  while (await database.transaction((transaction) => lapse(transaction, services, rules)));
}

/** Counts what both sides are told of by mail, whoever it comes from. */
export async function spendChange({ database, rates }: Services, userId: string): Promise<void> {
  await spend(database, [{ parts: ['session-change', userId], rate: rates.sessionChangesByUser }]);
}

/** The caller's own session, held until the transaction ends; anybody else's is not found, nor one of two who are kept apart. */
export async function ownSession(database: Database, id: string, userId: string, only?: 'talent' | 'mentor') {
  const [held] = isId(id) ? await database.query(`select 1 from sessions where id = $1 and not ${apart('talent_id', 'mentor_id')} for update`, [id]) : [];
  const row = held ? await findSession(database, id) : undefined;
  const side = row && sideOf(row, userId);
  if (!row || !side || (only && side !== only)) throw new Refusal('session-not-found');
  return { row, side };
}

/** Who would meet, for the rule about people under 18. */
export function pairOf(row: Pick<SessionRow, 'talent_id' | 'mentor_id'>, callerId: string) {
  return { talentId: row.talent_id, otherId: row.mentor_id, callerId };
}

/** What cannot be done to a session any more. */
export function refuseUnless(row: SessionRow, ...states: SessionState[]): void {
  if (!states.includes(row.state)) throw new Refusal('session-changed');
}

/** A request can be taken back at any time before it begins; what was accepted needs notice. */
function refuseLate(row: SessionRow, rules: SessionRules, side: 'talent' | 'mentor'): void {
  const until = row.state === 'requested' && side === 'talent' ? row.starts_at : changeableUntil(row, rules);
  if (until <= row.now) throw new Refusal('too-late');
}
