import { openStarts } from '@bridge/model';
import type { SessionRules } from '@bridge/content';
import { bookableSpan } from './open-slots.ts';
import type { ListedRow } from './directory.ts';
import { availabilityOf } from './row.ts';

const day = 86_400_000;

/** When each of these mentors can be met next, by id. Nothing for those who cannot. */
export function nextFreeOf(mentors: readonly Pick<ListedRow, 'user_id' | 'profile' | 'taken'>[], rules: SessionRules, now = Date.now()): Map<string, number> {
  const span = bookableSpan(rules, now);
  const rule = { minutes: Math.max(rules.plans.lite.minutes, rules.plans.standard.minutes), step: rules.stepMinutes };
  const found = mentors.map(({ user_id, profile, taken }): [string, number | undefined] => {
    const hours = availabilityOf(profile);
    const own = new Set(taken);
    // Most are free within days: the weeks behind are looked at only where these are full.
    for (let from = span.from; hours && from < span.to; from += 3 * day) {
      const [start] = openStarts(hours, { from, to: Math.min(from + 3 * day, span.to) }, rule, own);
      if (start !== undefined) return [user_id, start];
    }
    return [user_id, undefined];
  });
  return new Map(found.flatMap(([id, start]) => (start === undefined ? [] : [[id, start] as const])));
}
