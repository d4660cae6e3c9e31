import type { Session } from '@bridge/model';

/** Of the sessions that are over, those to show for what is written about them: each with something new, and the newest. */
export function pastThreads(sessions: readonly Session[], withNews: readonly Session[]): Session[] {
  const open = sessions.filter(({ canWrite }) => canWrite).toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  return open.filter(({ id }, place) => place === 0 || withNews.some((session) => session.id === id));
}
