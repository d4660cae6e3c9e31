import type { Database } from '../database/database.ts';
import { currentBlueprint, type StoredBlueprint } from './store.ts';

/**
 * What a generation answers with: the version as the answers give it, and where it is the current one already, that with
 * all that its owner made of it. It replaces nothing: that is for its owner to say.
 */
export async function generatedFor(database: Database, userId: string, version: StoredBlueprint): Promise<StoredBlueprint> {
  const current = await currentBlueprint(database, userId);
  if (current?.id === version.id) return current;
  // Ticks that are there without a current blueprint belong to a deleted one, and go with it.
  return { ...asGenerated(version), ticked: current?.ticked ?? [] };
}

/** A version as it was generated, not what its owner made of it. */
export function asGenerated(version: StoredBlueprint): StoredBlueprint {
  return { ...version, edited: null };
}
