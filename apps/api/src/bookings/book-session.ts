import { randomUUID } from 'node:crypto';
import { instantsAt, slotsOf, type contract, type ParsedBodyOf, type Plan } from '@bridge/model';
import { areApart } from '../blocks/face.ts';
import type { Handler } from '../core/call-handler.ts';
import { spend } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { availabilityOf, findMentor, pricesOf, hasRoomInWeek, isInHours } from '../mentors/face.ts';
import { refuseContactDetails, refuseUnsafe } from '../safeguarding/face.ts';
import { buyPack, holdCredit } from './packs.ts';
import { presentSession, selectSessions, type SessionRow } from './row.ts';
import { reread, tellBoth } from './session-mails.ts';
import { zoneOfTalent } from './zones.ts';

type Booking = ParsedBodyOf<typeof contract.bookSession>;

export const checkReason: Handler<typeof contract.checkReason> = async ({ body, caller }, services) => {
  await spend(services.database, [{ parts: ['check-reason', caller.user.id], rate: services.rates.reasonChecksByTalent }]); // nobody finds out here, word by word, what is held
  await refuseContactDetails(services.database, services, caller.user.id, ['reason', body.reason]);
  return { success: true };
};

export const bookSession: Handler<typeof contract.bookSession> = async ({ body, caller }, services) => {
  const { database, words, content, rates } = services;
  const { user } = caller;
  const rules = content.document('mentors/sessions');
  if (user.email_verified_at === null) throw new Refusal('email-not-verified');
  await spend(database, [{ parts: ['book', user.id], rate: rates.bookingsByTalent }]);

  const mentor = await findMentor(database, body.mentorId);
  const hours = mentor?.state === 'verified' ? availabilityOf(mentor.profile) : undefined;
  if (!mentor || mentor.state !== 'verified' || (await areApart(database, user.id, mentor.user_id))) throw new Refusal('mentor-not-found');
  await refuseUnsafe(database, services, { talentId: user.id, otherId: mentor.user_id, callerId: user.id });
  await refuseContactDetails(database, services, user.id, ['reason', body.reason]);
  if (!hours) throw new Refusal('slot-not-open');
  const plan: Plan = /^lite/i.test(body.plan) ? 'lite' : 'standard';
  const start = startOf(body, body.timeZone ?? user.time_zone ?? hours.timeZone); // a clock that nobody named is that of the hours
  const { minutes } = rules.plans[plan];

  const booked = await database.transaction(async (transaction) => {
    const same = await findSame(transaction, user.id, body, plan, start);
    if (same) return same;
    // Price and plan are the mentor's, whatever was sent.
    const { LitePlanPrice, StandardPlanPrice, currency } = pricesOf(mentor.profile);
    const price = plan === 'lite' ? LitePlanPrice : StandardPlanPrice;
    // What was paid for before costs what it cost then.
    if (!body.packId && !namesPrice(body.plan, price)) throw new Refusal('plan-changed', { fields: [{ path: 'plan', problem: 'plan' }] });
    if (!isInHours(hours, start, minutes, rules)) throw new Refusal('slot-not-open', { fields: [{ path: 'time', problem: 'time' }] });
    if (!(await hasRoomInWeek(transaction, mentor.user_id, hours, start))) throw new Refusal('slot-not-open', { fields: [{ path: 'time', problem: 'time' }] });
    const parties = { talentId: user.id, mentorId: mentor.user_id };
    const credit = body.packId ? await holdCredit(transaction, services, { ...parties, packId: body.packId }, rules) : await buyPack(transaction, { ...parties, plan, price, currency }, rules);
    if (credit.plan !== plan) throw new Refusal('no-credit', { fields: [{ path: 'packId', problem: 'usedUp' }] });
    const id = randomUUID();
    const inserted = await transaction.query(
      `insert into sessions (id, talent_id, mentor_id, starts_at, ends_at, talent_time_zone, mentor_time_zone, plan, price, currency, reason, idempotency_key, pack_id, credit, calendar_id)
       values ($1, $2, $3, $4, $5, coalesce($6, (select ${zoneOfTalent} from users as talent where talent.id = $2)), $7, $8, $9, $10, $11, $12, $13, $14, ${freeCalendarId('$15')}) on conflict do nothing returning id`,
      [
        id, user.id, mentor.user_id, at(start), at(start + minutes * 60_000), body.timeZone ?? null, hours.timeZone,
        plan, price, currency, body.reason, body.idempotencyKey ?? null, credit.packId, credit.place, body.calendarId ?? null,
      ],
    );
    if (inserted.length === 0) {
      // The same booking was made at this very moment. Waiting for it is over: it is there now, or was taken back.
      const twin = await findSame(transaction, user.id, body, plan, start);
      if (twin) {
        if (!body.packId) await transaction.query('delete from session_packs where id = $1', [credit.packId]); // the twin has paid already
        return twin;
      }
      throw new Refusal('slot-taken');
    }
    // At this very moment:
    const stillThere = (await findMentor(transaction, mentor.user_id))?.state === 'verified';
    if (!stillThere || (await areApart(transaction, user.id, mentor.user_id))) throw new Refusal('mentor-not-found');
    await refuseUnsafe(transaction, services, { talentId: user.id, otherId: mentor.user_id, callerId: user.id });
    await takeSlots(transaction, parties, id, start, minutes);
    const session = await reread(transaction, id);
    await tellBoth(transaction, services, session, { talent: 'sessionBooked', mentor: 'sessionRequested' });
    return session;
  });
  return { success: true, message: words.answer('sessionBooked'), data: presentSession(booked, services, user.id) };
};

/** One that another session has already would make calendars put this one in its place: then the session is known by its own id. */
function freeCalendarId(id: string): string {
  return `(select ${id}::uuid where not exists (select 1 from sessions where calendar_id = ${id}::uuid or sessions.id = ${id}::uuid))`;
}

/** Takes the slots of a session, all or none: where one of them is somebody else's, or the talent is elsewhere then, the whole booking is refused. */
export async function takeSlots(database: Database, { mentorId, talentId }: { mentorId: string; talentId: string }, sessionId: string, start: number, minutes: number): Promise<void> {
  const slots = slotsOf(start, minutes);
  const taken = await database.query(
    `insert into session_slots (mentor_id, talent_id, slot, session_id) select $1, $2, slot, $3 from unnest($4::timestamptz[]) as slot order by slot on conflict do nothing returning slot`,
    [mentorId, talentId, sessionId, slots.map(at)],
  );
  if (taken.length === slots.length) return;
  const own = await database.query('select 1 from session_slots where talent_id = $1 and slot = any($2::timestamptz[]) and session_id <> $3', [talentId, slots.map(at), sessionId]);
  throw new Refusal(own.length > 0 ? 'own-time-taken' : 'slot-taken', { fields: [{ path: 'time', problem: 'time' }] });
}

/** The same booking, sent before: by its key, or by who meets whom when. A key that was used for something else is refused, and so is another plan for the same time. */
async function findSame(database: Database, talentId: string, { mentorId, idempotencyKey, packId }: Booking, plan: Plan, start: number): Promise<SessionRow | undefined> {
  if (idempotencyKey) {
    const [byKey] = await database.query<SessionRow>(`${selectSessions} where sessions.talent_id = $1 and sessions.idempotency_key = $2`, [talentId, idempotencyKey]);
    if (byKey && (byKey.mentor_id !== mentorId || (byKey.starts_at.getTime() !== start && byKey.revision === 0))) {
      throw new Refusal('invalid-input', { fields: [{ path: 'idempotencyKey', problem: 'id' }] });
    }
    if (byKey) return inPlan(byKey, plan, packId);
  }
  const [row] = await database.query<SessionRow>(
    `${selectSessions} where sessions.talent_id = $1 and sessions.mentor_id = $2 and sessions.starts_at = $3 and sessions.state in ('requested', 'accepted')`,
    [talentId, mentorId, at(start)],
  );
  return row && inPlan(row, plan, packId);
}

/** Nobody is told that what they chose is booked where something else is. */
function inPlan(row: SessionRow, plan: Plan, packId: string | undefined): SessionRow {
  if (row.plan !== plan || (packId !== undefined && row.pack_id !== packId)) throw new Refusal('booked-otherwise', { fields: [{ path: 'plan', problem: 'plan' }] });
  return row;
}

function startOf({ startsAt, date, time }: Booking, zone: string): number {
  if (startsAt) return Date.parse(startsAt);
  const [start] = instantsAt(Date.parse(`${date}T${time}:00Z`), zone);
  if (start === undefined || Number.isNaN(start)) throw new Refusal('slot-not-open', { fields: [{ path: 'time', problem: 'time' }] });
  return start;
}

/** A label without a price names none; one with a price must name this one. */
function namesPrice(label: string, price: number | null): boolean {
  const figures = /\d[\d.,\s]*/.exec(label)?.[0].replaceAll(/[,\s]/g, '').replace(/\.$/, '');
  return figures === undefined || Number(figures) === (price ?? 0);
}

function at(instant: number): string {
  return new Date(instant).toISOString();
}
