import { slotsOf, type contract } from '@bridge/model';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { refuseUnsafe } from '../safeguarding/face.ts';
import { ownSession, pairOf, refuseUnless, spendChange } from './change-session.ts';
import { hoursOpenAt, minutesOf, moveSession, notOpen } from './move-session.ts';
import { presentSession, type SessionRow } from './row.ts';
import { planReminders, reread, tellBoth, tellOfProposal, tellOfWithdrawal } from './session-mails.ts';

export const proposeTime: Handler<typeof contract.proposeTime> = async ({ params, body, caller }, services) => {
  const { database, words, content, rates } = services;
  const rules = content.document('mentors/sessions');
  const start = Date.parse(body.startsAt);
  await spend(database, [{ parts: ['propose', caller.user.id], rate: rates.proposalsByMentor }]);
  const session = await database.transaction(async (transaction) => {
    const row = await ownComing(transaction, params.sessionId, caller.user.id, 'mentor');
    if (row.proposed_starts_at?.getTime() === start) return row; // a second click, or a retry after a lost answer
    if (row.starts_at.getTime() === start) throw notOpen();
    await refuseUnsafe(transaction, services, pairOf(row, caller.user.id));
    await hoursOpenAt(transaction, row, start, rules);
    await refuseTaken(transaction, row, start);
    await transaction.query('update sessions set proposed_starts_at = $2 where id = $1', [row.id, new Date(start).toISOString()]);
    const changed = await reread(transaction, row.id);
    await tellOfProposal(transaction, services, changed, start, { side: 'talent', kind: 'timeProposed' });
    return changed;
  });
  return { success: true, message: words.answer('timeProposed'), data: presentSession(session, services, caller.user.id) };
};

export const withdrawProposal: Handler<typeof contract.withdrawProposal> = async ({ params, caller }, services) => {
  const { database, words } = services;
  await spendChange(services, caller.user.id);
  const session = await database.transaction(async (transaction) => {
    const { row } = await ownSession(transaction, params.sessionId, caller.user.id, 'mentor');
    if (!row.proposed_starts_at) return row; // a second click, or answered by now: the session says how
    await transaction.query('update sessions set proposed_starts_at = null where id = $1', [row.id]);
    await tellOfWithdrawal(transaction, services, row, row.proposed_starts_at.getTime());
    return reread(transaction, row.id);
  });
  return { success: true, message: words.answer('proposalWithdrawn'), data: presentSession(session, services, caller.user.id) };
};

export const answerProposal: Handler<typeof contract.answerProposal> = async ({ params, body, caller }, services) => {
  const { database, words, content } = services;
  const rules = content.document('mentors/sessions');
  const start = Date.parse(body.startsAt);
  await spendChange(services, caller.user.id);
  const session = await database.transaction(async (transaction) => {
    const row = await ownComing(transaction, params.sessionId, caller.user.id, 'talent');
    const isAnswered = row.proposed_starts_at === null && (body.accept ? row.state === 'accepted' && row.starts_at.getTime() === start : row.starts_at.getTime() !== start);
    if (isAnswered) return row; // a second click, or a retry after a lost answer
    if (row.proposed_starts_at?.getTime() !== start) throw new Refusal('session-changed'); // another one is proposed by now
    if (body.accept) {
      await refuseUnsafe(transaction, services, pairOf(row, caller.user.id));
      await hoursOpenAt(transaction, row, start, rules);
      await transaction.query('update sessions set answered_at = coalesce(answered_at, now()) where id = $1', [row.id]);
      const moved = await moveSession(transaction, row, start, 'accepted');
      await tellBoth(transaction, services, moved, { talent: 'sessionMoved', mentor: 'proposalAccepted' });
      await planReminders(transaction, services, moved, rules);
      return moved;
    }
    await transaction.query('update sessions set proposed_starts_at = null where id = $1', [row.id]);
    await tellOfProposal(transaction, services, row, start, { side: 'mentor', kind: 'proposalDeclined' });
    return reread(transaction, row.id);
  });
  return { success: true, message: words.answer(body.accept ? 'sessionMoved' : 'proposalDeclined'), data: presentSession(session, services, caller.user.id) };
};

/** Both must agree, so no notice is needed: a session can be moved this way until it begins. */
async function ownComing(database: Database, id: string, userId: string, side: 'talent' | 'mentor'): Promise<SessionRow> {
  const { row } = await ownSession(database, id, userId, side);
  refuseUnless(row, 'requested', 'accepted');
  if (row.starts_at <= row.now) throw new Refusal('too-late');
  return row;
}

/** What is taken already is not worth an answer. Whoever takes it later is told when the talent accepts. */
async function refuseTaken(database: Database, row: SessionRow, start: number): Promise<void> {
  const slots = slotsOf(start, minutesOf(row)).map((slot) => new Date(slot).toISOString());
  const taken = await database.query('select 1 from session_slots where (mentor_id = $1 or talent_id = $2) and slot = any($3::timestamptz[]) and session_id <> $4 limit 1', [row.mentor_id, row.talent_id, slots, row.id]);
  if (taken.length > 0) throw new Refusal('slot-taken', { fields: [{ path: 'startsAt', problem: 'time' }] });
}
