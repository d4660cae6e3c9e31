import { useEffect, useState, useSyncExternalStore } from 'react';
import { call, session } from '@bridge/client';
import { contract } from '@bridge/model';
import { createKeeper, type DraftServer } from './keeper.ts';
import { draftPlace } from './stored.ts';

/** The keeper of a user's draft, alive as long as the component. A changed survey or user needs a new component (key). */
export function useKeeper(surveyId: string, userId: string | undefined) {
  const [keeper] = useState(() => createKeeper(draftPlace(surveyId, userId), userId === undefined ? undefined : serverOf(userId)));
  useEffect(() => keeper.start(), [keeper]);
  return { keeper, ...useSyncExternalStore(keeper.subscribe, keeper.getState) };
}

function serverOf(userId: string): DraftServer {
  const params = { userId };
  return {
    isOpen: () => session.current()?.user.userId === userId,
    read: async () => (await call(contract.readDraft, { params })).data,
    save: async (body, leaving) => (await call(contract.saveDraft, { params, body, keepalive: leaving })).data,
    clear: async () => (await call(contract.clearDraft, { params })).data,
  };
}
