import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '@bridge/client';
import { createKeeper, type DraftServer } from './keeper.ts';
import { draftPlace } from './stored.ts';

/** The calls that keep a draft with an account. */
export type DraftCalls = Omit<DraftServer, 'isOpen'>;

/**
 * The keeper of a user's draft, alive as long as the component; without a user, in this browser alone. Another document
 * or user needs a new component (key).
 */
export function useKeeper(documentId: string, userId: string | undefined, callsOf: (userId: string) => DraftCalls) {
  const [keeper] = useState(() => createKeeper(draftPlace(documentId, userId), userId === undefined ? undefined : serverOf(userId, callsOf(userId))));
  useEffect(() => keeper.start(), [keeper]);
  return { keeper, ...useSyncExternalStore(keeper.subscribe, keeper.getState) };
}

function serverOf(userId: string, calls: DraftCalls): DraftServer {
  return { ...calls, isOpen: () => session.current()?.user.userId === userId };
}
