import { openStarts } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import { bookableSpan } from '../bookings/open-slots.ts';
import type { Database } from '../database/database.ts';
import type { CardRow } from './directory.ts';
import { availabilityOf } from './row.ts';

const day = 86_400_000;

/** When each of these mentors can be met next, by id; only a few are asked about at once. Nothing for those who cannot. */
export async function nextFreeOf(database: Database, mentors: readonly Pick<CardRow, 'user_id' | 'profile'>[], rules: SessionRules, now = Date.now()): Promise<Map<string, number>> {
  const span = bookableSpan(rules, now);
  const slots = await database.query<{ mentor_id: string; slot: Date }>('select mentor_id, slot from session_slots where mentor_id = any($1::uuid[]) and slot >= $2 and slot < $3', [
    mentors.map(({ user_id }) => user_id),
    new Date(span.from).toISOString(),
    new Date(span.to + day).toISOString(),
  ]);
  const taken = Map.groupBy(slots, ({ mentor_id }) => mentor_id);
  const rule = { minutes: Math.max(rules.plans.lite.minutes, rules.plans.standard.minutes), step: rules.stepMinutes };
  const found = mentors.map(({ user_id, profile }): [string, number | undefined] => {
    const hours = availabilityOf(profile);
    const own = new Set(taken.get(user_id)?.map(({ slot }) => slot.getTime()));
    // Most are free within days: the weeks behind are looked at only where these are full.
    for (let from = span.from; hours && from < span.to; from += 3 * day) {
      const [start] = openStarts(hours, { from, to: Math.min(from + 3 * day, span.to) }, rule, own);
      if (start !== undefined) return [user_id, start];
    }
    return [user_id, undefined];
  });
  return new Map(found.flatMap(([id, start]) => (start === undefined ? [] : [[id, start] as const])));
}
