import type { Availability, SessionState } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { availabilityOf, findMentor, isInHours } from '../mentors/face.ts';
import { takeSlots } from './book-session.ts';
import type { SessionRow } from './row.ts';
import { dropReminders, reread } from './session-mails.ts';

/** The mentor's hours, where the session may start then by them. */
export async function hoursOpenAt(database: Database, row: SessionRow, start: number, rules: SessionRules): Promise<Availability> {
  const mentor = await findMentor(database, row.mentor_id);
  const hours = mentor?.state === 'verified' ? availabilityOf(mentor.profile) : undefined;
  if (!hours || !isInHours(hours, start, minutesOf(row), rules)) throw notOpen();
  return hours;
}

/** Gives the session other slots, all or none; its reminders are for the old time, and so is what was proposed instead of it. */
export async function moveSession(database: Database, row: SessionRow, start: number, state: SessionState): Promise<SessionRow> {
  await freeSlots(database, row.id);
  await takeSlots(database, { mentorId: row.mentor_id, talentId: row.talent_id }, row.id, start, minutesOf(row));
  await database.query('update sessions set starts_at = $2, ends_at = $3, revision = revision + 1, state = $4, proposed_starts_at = null where id = $1', [
    row.id,
    new Date(start).toISOString(),
    new Date(start + minutesOf(row) * 60_000).toISOString(),
    state,
  ]);
  await dropReminders(database, row.id);
  return reread(database, row.id);
}

export async function freeSlots(database: Database, sessionId: string): Promise<void> {
  await database.query('delete from session_slots where session_id = $1', [sessionId]);
}

export function notOpen(): Refusal {
  return new Refusal('slot-not-open', { fields: [{ path: 'startsAt', problem: 'time' }] });
}

export function minutesOf({ starts_at, ends_at }: Pick<SessionRow, 'starts_at' | 'ends_at'>): number {
  return (ends_at.getTime() - starts_at.getTime()) / 60_000;
}
