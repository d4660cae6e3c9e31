import { randomUUID } from 'node:crypto';
import { limits, mergeRoadmaps, type MergeChoice, type Roadmap } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { currentBlueprint, lockBlueprints, roadmapOf, stateOf, versionColumns, type StoredBlueprint } from './store.ts';

export type ListedVersion = StoredBlueprint & { current: boolean; current_since: Date | null };

/** The current version, those before it and those that were generated and not saved, newest first. */
export async function listedVersions(database: Database, userId: string): Promise<ListedVersion[]> {
  return database.query<ListedVersion>(
    `select ${versionColumns}, b.current, b.current_since from blueprints b
     where b.user_id = $1 and b.deleted_at is null
     order by b.current desc, coalesce(b.current_since, b.created_at) desc`,
    [userId],
  );
}

/** One version of a user. */
export async function findVersion(database: Database, userId: string, versionId: string): Promise<StoredBlueprint> {
  const [version] = await database.query<StoredBlueprint>(
    `select ${versionColumns} from blueprints b where b.user_id = $1 and b.id::text = $2 and b.deleted_at is null`,
    [userId, versionId],
  );
  if (!version) throw new Refusal('version-not-found');
  return version;
}

/** Makes a version the current one, with all that was made of it. */
export async function takeUpVersion(database: Database, userId: string, versionId: string): Promise<StoredBlueprint> {
  return database.transaction(async (transaction) => {
    await lockBlueprints(transaction, userId);
    const version = await findVersion(transaction, userId, versionId);
    const current = await currentBlueprint(transaction, userId);
    if (current?.id !== version.id) await putInPlace(transaction, userId, version.id);
    return version;
  });
}

export type Replacement = MergeChoice & { version: string; current: string | null; revision: number };

/** Puts a generated version in the place of the current one, with what its owner keeps of that one; or saves the first one. */
export async function replaceCurrent(database: Database, userId: string, wanted: Replacement): Promise<StoredBlueprint> {
  return database.transaction(async (transaction) => {
    await lockBlueprints(transaction, userId);
    const current = await currentBlueprint(transaction, userId);
    if (current && wanted.current === null && current.id === wanted.version) return current; // saved before, and the answer was lost
    if (!current && wanted.current !== null) throw new Refusal('blueprint-not-found');
    if (current && (current.id !== wanted.current || stateOf(current) !== wanted.revision)) throw new Refusal('blueprint-changed');
    const [next] = await transaction.query<StoredBlueprint & { current_since: Date | null }>(
      `select ${versionColumns}, b.current_since from blueprints b where b.user_id = $1 and b.id = $2 and b.deleted_at is null`,
      [userId, wanted.version],
    );
    if (!next) throw new Refusal('version-not-found');

    if (!current) await forgetDeleted(transaction, userId);
    const merged = mergeRoadmaps(current ? roadmapOf(current) : nothing, next.structured.years, wanted);
    if (typeof merged === 'string') throw new Refusal(merged);
    const id = next.current_since ? await copyOf(transaction, next.id) : next.id;
    await transaction.query('update blueprints set edited = $2 where id = $1', [id, JSON.stringify(merged)]);
    await putInPlace(transaction, userId, id);
    await forgetEarliest(transaction, userId);
    const replaced = await currentBlueprint(transaction, userId);
    if (!replaced) throw new Refusal('blueprint-not-found');
    return replaced;
  });
}

const nothing: Roadmap = { years: { year1: [], year2: [], year3: [], year4: [], year5: [] }, removed: [] };

/** What waited for its deletion to be undone is gone once there is another one in its place. */
async function forgetDeleted(transaction: Database, userId: string): Promise<void> {
  const deleted = await transaction.query('delete from blueprints where user_id = $1 and deleted_at is not null returning id', [userId]);
  if (deleted.length > 0) await transaction.query('delete from milestone_progress where user_id = $1', [userId]);
}

/** Makes a version the current one. To be called with the user's blueprints locked. */
async function putInPlace(transaction: Database, userId: string, versionId: string): Promise<void> {
  await transaction.query('update blueprints set current = false where user_id = $1 and current', [userId]);
  await transaction.query('update blueprints set current = true, current_since = now() where user_id = $1 and id = $2', [userId, versionId]);
}

/** Only so many earlier versions are kept, and of those that were never saved the newest few. */
export async function forgetEarliest(transaction: Database, userId: string): Promise<void> {
  await transaction.query(
    `delete from blueprints where id in (
       (select id from blueprints where user_id = $1 and not current and deleted_at is null and current_since is not null
        order by current_since desc offset $2)
       union all
       (select id from blueprints where user_id = $1 and deleted_at is null and current_since is null
        order by created_at desc offset $3))`,
    [userId, limits.earlierVersions, limits.unsavedVersions],
  );
}

/** The same answers have given a version that its owner has lived with: it is kept to look back at, and a new one begun. */
async function copyOf(transaction: Database, versionId: string): Promise<string> {
  const id = randomUUID();
  await transaction.query(
    `update blueprints set superseded = true
     where deleted_at is null and (user_id, input_hash) = (select user_id, input_hash from blueprints where id = $1)`,
    [versionId],
  );
  await transaction.query(
    `insert into blueprints (id, user_id, input_hash, source, structured)
     select $2::uuid, user_id, input_hash, source, structured from blueprints where id = $1`,
    [versionId, id],
  );
  return id;
}
