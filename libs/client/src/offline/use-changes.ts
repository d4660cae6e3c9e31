import { useSyncExternalStore } from 'react';
import { changes } from './changes.ts';
import type { Waiting } from './outbox.ts';

const nothing: readonly Waiting[] = [];

/** The changes that wait for the network, and those that were refused after they had waited. */
export function useChanges(): readonly Waiting[] {
  return useSyncExternalStore(changes.subscribe, changes.list, () => nothing);
}
