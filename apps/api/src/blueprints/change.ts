import { randomUUID } from 'node:crypto';
import { changeRoadmap, type RoadmapChange, type Year } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import type { Database } from '../database/database.ts';
import { currentBlueprint, lockBlueprints, milestonesWithText, roadmapOf, tick, type StoredBlueprint } from './store.ts';

/** Makes one change of the current blueprint. Changes of several windows are made one after the other, each on what is there by then. */
export async function changeCurrent(database: Database, userId: string, change: RoadmapChange): Promise<StoredBlueprint> {
  return database.transaction(async (transaction) => {
    await lockBlueprints(transaction, userId);
    const current = await currentBlueprint(transaction, userId);
    if (!current) throw new Refusal('blueprint-not-found');
    const before = roadmapOf(current);
    const edited = changeRoadmap(before, change, randomUUID());
    if (typeof edited === 'string') throw new Refusal(edited);
    if (edited === before) return current;
    await transaction.query('update blueprints set edited = $2, revision = revision + 1 where id = $1', [current.id, JSON.stringify(edited)]);
    return { ...current, edited, revision: current.revision + 1 };
  });
}

/**
 * Ticks milestones of the current blueprint, or takes their ticks back. It is a change like any other: whoever is about to
 * put another version in its place, and has not seen it, is told.
 */
export async function tickCurrent(database: Database, userId: string, { year, texts, completed }: { year: Year; texts: readonly string[]; completed: boolean }): Promise<StoredBlueprint | undefined> {
  return database.transaction(async (transaction) => {
    await lockBlueprints(transaction, userId);
    const current = await currentBlueprint(transaction, userId);
    if (!current) throw new Refusal('blueprint-not-found');
    const ids = milestonesWithText(current, year, texts);
    if (!ids) throw new Refusal('milestone-not-found');
    if (await tick(transaction, userId, ids, completed)) await transaction.query('update blueprints set tick_revision = tick_revision + 1 where user_id = $1', [userId]); // a tick is the same in every version
    return currentBlueprint(transaction, userId);
  });
}
