import { openStarts, weekAround, type Availability, type Span } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import type { Database } from '../database/database.ts';

const hour = 3_600_000;

/** The time in which sessions can be booked at all, as seen from now. */
export function bookableSpan({ leadHours, horizonDays }: SessionRules, now = Date.now()): Span {
  return { from: now + leadHours * hour, to: now + horizonDays * 24 * hour };
}

/** A session that is to get another time, and one of the two it is of. */
type Moving = { id: string; of: string } | undefined;

/** Starts that are open for a session of so many minutes. */
export async function openStartsOf(database: Database, mentorId: string, availability: Availability, span: Span, minutes: number, { stepMinutes }: SessionRules, moving?: Moving): Promise<number[]> {
  const rows = await database.query<{ slot: Date }>('select slot from session_slots where mentor_id = $1 and slot >= $2 and slot < $3', [
    mentorId,
    new Date(span.from - hour).toISOString(),
    new Date(span.to + 4 * hour).toISOString(),
  ]);
  const starts = openStarts(availability, span, { minutes, step: stepMinutes }, new Set(rows.map(({ slot }) => slot.getTime())));
  return withoutFullWeeks(database, mentorId, availability, starts, moving);
}

/** Without the starts in weeks in which the mentor has as many sessions as they want, besides one that is moved. */
async function withoutFullWeeks(database: Database, mentorId: string, { timeZone, mostPerWeek }: Availability, starts: number[], moving: Moving): Promise<number[]> {
  const [first, last] = [starts[0], starts.at(-1)];
  if (!mostPerWeek || first === undefined || last === undefined) return starts;
  const { from } = weekAround(first, timeZone);
  const { to } = weekAround(last, timeZone);
  const sessions = await database.query<{ starts_at: Date }>(`select starts_at ${inWeek} and not coalesce(id = $4::uuid and $5::uuid in (mentor_id, talent_id), false)`, [
    mentorId,
    new Date(from).toISOString(),
    new Date(to).toISOString(),
    ...(moving ? [moving.id, moving.of] : [null, null]),
  ]);
  const weekOf = (instant: number) => weekAround(instant, timeZone).from;
  const booked = Map.groupBy(sessions, ({ starts_at }) => weekOf(starts_at.getTime()));
  return starts.filter((start) => (booked.get(weekOf(start))?.length ?? 0) < mostPerWeek);
}

const inWeek = `from sessions where mentor_id = $1 and starts_at >= $2 and starts_at < $3 and state in ('requested', 'accepted', 'completed')`;

/** Whether the mentor wants another session in that week. Whoever asks for the same week at the same time waits. */
export async function hasRoomInWeek(transaction: Database, mentorId: string, { timeZone, mostPerWeek }: Availability, start: number, besides?: string): Promise<boolean> {
  if (!mostPerWeek) return true;
  await transaction.query('select 1 from mentors where user_id = $1 for update', [mentorId]);
  const { from, to } = weekAround(start, timeZone);
  const others = await transaction.query(`select 1 ${inWeek} and id is distinct from $4::uuid limit $5`, [mentorId, new Date(from).toISOString(), new Date(to).toISOString(), besides ?? null, mostPerWeek]);
  return others.length < mostPerWeek;
}

/** Whether a session may start then by the mentor's hours, taken or not. */
export function isInHours(availability: Availability, start: number, minutes: number, rules: SessionRules): boolean {
  const { from, to } = bookableSpan(rules);
  if (start < from || start >= to) return false;
  return openStarts(availability, { from: start, to: start + 1 }, { minutes, step: rules.stepMinutes }, new Set()).includes(start);
}
