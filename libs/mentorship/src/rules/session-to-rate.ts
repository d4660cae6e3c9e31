import type { Session } from '@bridge/model';

/** The session a rating is for: the newest completed one without a review, else the newest, whose review is then edited. */
export function sessionToRate(sessions: readonly Session[]): Session | undefined {
  const completed = sessions.filter(({ state }) => state === 'completed').toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  return completed.find(({ review }) => !review) ?? completed[0];
}
