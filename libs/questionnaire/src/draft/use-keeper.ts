import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { session, storage, unsaved, type Stored } from '@bridge/client';
import { createKeeper, type DraftServer } from './keeper.ts';
import { merge, type LocalDraft } from './merge.ts';
import { draftPlace } from './stored.ts';

/** The calls that keep a draft with an account. */
export type DraftCalls = Omit<DraftServer, 'isOpen'>;

/**
 * The keeper of a user's draft, alive as long as the component; without a user, in this browser alone. Another document
 * or user needs a new component (key).
 */
export function useKeeper(documentId: string, userId: string | undefined, callsOf: (userId: string) => DraftCalls) {
  const [keeper] = useState(() => {
    const place = draftPlace(documentId, userId);
    takeBack(documentId, place);
    return createKeeper(place, userId === undefined ? undefined : serverOf(userId, callsOf(userId)));
  });
  useEffect(() => keeper.start(), [keeper]);
  // An ended sign-in empties this browser's storage; what the server has not heard is its owner's still.
  useEffect(() => unsaved.whenEnded((keep) => keep(unsavedName(documentId), { typed: keeper.getState().draft, isOpen: false })), [documentId, keeper]);
  return { keeper, ...useSyncExternalStore(keeper.subscribe, keeper.getState) };
}

/** What was answered when the sign-in ended, for whoever signs in again in this tab, if it is the same person. */
function takeBack(documentId: string, place: Stored<LocalDraft>): void {
  const kept = v.safeParse(place.schema, unsaved.read(unsavedName(documentId))?.typed);
  if (!kept.success) return;
  const stored = storage.read(place);
  storage.write(place, stored ? merge(kept.output, stored) : kept.output);
  unsaved.drop(unsavedName(documentId));
}

const unsavedName = (documentId: string) => `draft:${documentId}`;

function serverOf(userId: string, calls: DraftCalls): DraftServer {
  return { ...calls, isOpen: () => session.current()?.user.userId === userId };
}
