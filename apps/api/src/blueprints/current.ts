import type { Database } from '../database/database.ts';
import { currentBlueprint, lockBlueprints, type StoredBlueprint } from './store.ts';
import { forgetEarliest, putInPlace } from './versions.ts';

/**
 * Makes the version for these answers the current one; one from the same answers that is current already stays, with all
 * that its owner made of it. What waited for its deletion to be undone is then gone.
 */
export async function makeCurrent(database: Database, userId: string, inputHash: Buffer): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockBlueprints(transaction, userId);
    const deleted = await transaction.query('delete from blueprints where user_id = $1 and deleted_at is not null returning id', [userId]);
    if (deleted.length > 0) await transaction.query('delete from milestone_progress where user_id = $1', [userId]);
    const [current] = await transaction.query('select id from blueprints where user_id = $1 and current and input_hash = $2', [userId, inputHash]);
    if (current) return;
    const [version] = await transaction.query<{ id: string }>('select id from blueprints where user_id = $1 and input_hash = $2 and not superseded', [userId, inputHash]);
    if (!version) return;
    await putInPlace(transaction, userId, version.id);
    await forgetEarliest(transaction, userId);
  });
}

/** Deletes the blueprint with its other versions; all of it can be brought back. */
export async function deleteCurrent(database: Database, userId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockBlueprints(transaction, userId);
    if (!(await currentBlueprint(transaction, userId))) return false;
    // What was only looked at before an update is no version of theirs.
    await transaction.query('delete from blueprints where user_id = $1 and current_since is null', [userId]);
    await transaction.query('update blueprints set current = false, deleted_at = now() where user_id = $1', [userId]);
    return true;
  });
}

export async function restoreDeleted(database: Database, userId: string): Promise<StoredBlueprint | undefined> {
  return database.transaction(async (transaction) => {
    await lockBlueprints(transaction, userId);
    const [last] = await transaction.query<{ id: string }>(
      'select id from blueprints where user_id = $1 and deleted_at is not null order by current_since desc limit 1',
      [userId],
    );
    if (!last) return undefined;
    await transaction.query('delete from blueprints where user_id = $1 and deleted_at is null', [userId]);
    await transaction.query('update blueprints set deleted_at = null, current = (id = $2) where user_id = $1', [userId, last.id]);
    return currentBlueprint(transaction, userId);
  });
}
