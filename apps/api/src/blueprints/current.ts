import type { Database } from '../database/database.ts';
import { currentBlueprint, lockBlueprints, type StoredBlueprint } from './store.ts';

/** Deletes the blueprint with its other versions; all of it can be brought back. */
export async function deleteCurrent(database: Database, userId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockBlueprints(transaction, userId);
    if (!(await currentBlueprint(transaction, userId))) return false;
    // What was generated and never saved is no version to bring back.
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
