import { useState } from 'react';
import type { Session } from '@bridge/model';

/** The sessions with something unread, now or since they were first drawn: reading it must not take the open thread away. */
export function useWithNews(sessions: readonly Session[]): Session[] {
  const [ids, setIds] = useState<readonly string[]>([]);
  const fresh = sessions.filter(({ id, unread }) => unread > 0 && !ids.includes(id));
  const known = fresh.length > 0 ? [...ids, ...fresh.map(({ id }) => id)] : ids;
  if (known !== ids) setIds(known);
  return sessions.filter(({ id }) => known.includes(id));
}
