import { openStarts, type Availability, type Span } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import type { Database } from '../database/database.ts';

const hour = 3_600_000;

/** The time in which sessions can be booked at all, as seen from now. */
export function bookableSpan({ leadHours, horizonDays }: SessionRules, now = Date.now()): Span {
  return { from: now + leadHours * hour, to: now + horizonDays * 24 * hour };
}

/** Starts that are open for a session of so many minutes. */
export async function openStartsOf(database: Database, mentorId: string, availability: Availability, span: Span, minutes: number, { stepMinutes }: SessionRules): Promise<number[]> {
  const rows = await database.query<{ slot: Date }>('select slot from session_slots where mentor_id = $1 and slot >= $2 and slot < $3', [
    mentorId,
    new Date(span.from - hour).toISOString(),
    new Date(span.to + 4 * hour).toISOString(),
  ]);
  return openStarts(availability, span, { minutes, step: stepMinutes }, new Set(rows.map(({ slot }) => slot.getTime())));
}

/** Whether a session may start then by the mentor's hours, taken or not. */
export function isInHours(availability: Availability, start: number, minutes: number, rules: SessionRules): boolean {
  const { from, to } = bookableSpan(rules);
  if (start < from || start >= to) return false;
  return openStarts(availability, { from: start, to: start + 1 }, { minutes, step: rules.stepMinutes }, new Set()).includes(start);
}
