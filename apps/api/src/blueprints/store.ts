import { randomUUID } from 'node:crypto';
import { years, type PlannedMilestone, type Roadmap, type Year } from '@bridge/model';
import type { Database } from '../database/database.ts';
import type { Written } from './structured.ts';

/** A stored version of a blueprint, with the ids of the milestones its owner has ticked. */
export type StoredBlueprint = {
  id: string;
  source: 'composer' | 'provider';
  /** As it was generated, for ever. */
  structured: Written;
  input_hash: Buffer;
  /** What its owner made of it; null as generated. */
  edited: Roadmap | null;
  revision: number;
  tick_revision: number;
  created_at: Date;
  ticked: string[];
};

/** The columns of a version, from the table `blueprints b`. */
export const versionColumns = `b.id, b.source, b.structured, b.input_hash, b.edited, b.revision, b.tick_revision, b.created_at, coalesce(
  (select array_agg(p.milestone_id) from milestone_progress p where p.user_id = b.user_id), '{}') as ticked`;

export async function currentBlueprint(database: Pick<Database, 'query'>, userId: string): Promise<StoredBlueprint | undefined> {
  const [row] = await database.query<StoredBlueprint>(`select ${versionColumns} from blueprints b where b.user_id = $1 and b.current`, [userId]);
  return row;
}

/** The version that was generated from these answers, current or not. */
export async function versionFor(database: Database, userId: string, inputHash: Buffer): Promise<StoredBlueprint | undefined> {
  const [row] = await database.query<StoredBlueprint>(
    `select ${versionColumns} from blueprints b where b.user_id = $1 and b.input_hash = $2 and b.deleted_at is null and not b.superseded`,
    [userId, inputHash],
  );
  return row;
}

export type NewVersion = { inputHash: Buffer; holder: string; source: 'composer' | 'provider'; structured: Written };

/**
 * Stores what was generated, once, by whoever still holds the generation: a process that was believed dead and comes
 * back after another took over stores nothing.
 */
export async function storeVersion(database: Database, userId: string, version: NewVersion): Promise<void> {
  await database.query(
    `with held as (
       delete from generations_running where user_id = $2 and input_hash = $3 and holder = $4 returning user_id
     )
     insert into blueprints (id, user_id, input_hash, source, structured)
     select $1::uuid, user_id, $3::bytea, $5::text, $6::jsonb from held
     on conflict do nothing`,
    [randomUUID(), userId, version.inputHash, version.holder, version.source, JSON.stringify(version.structured)],
  );
}

/** Adds milestones of the current blueprint to the set of ticked ones, or takes them out; false where all was so before. */
export async function tick(database: Database, userId: string, milestoneIds: string[], completed: boolean): Promise<boolean> {
  const changed = await database.query(
    completed
      ? `insert into milestone_progress (user_id, milestone_id) select $1::uuid, unnest($2::text[]) on conflict do nothing returning milestone_id`
      : `delete from milestone_progress where user_id = $1 and milestone_id = any($2::text[]) returning milestone_id`,
    [userId, milestoneIds],
  );
  return changed.length > 0;
}

/** The roadmap as it is on screen, and what was taken out of it. */
export function roadmapOf({ edited, structured }: Pick<StoredBlueprint, 'edited' | 'structured'>): Roadmap {
  return edited ?? { years: structured.years, removed: [] };
}

/** Another number as soon as a milestone or a tick is another one. */
export function stateOf({ revision, tick_revision }: Pick<StoredBlueprint, 'revision' | 'tick_revision'>): number {
  return revision + tick_revision;
}

/** All milestones that are on screen. */
export function milestonesOf(stored: Pick<StoredBlueprint, 'edited' | 'structured'>): PlannedMilestone[] {
  const roadmap = roadmapOf(stored);
  return years.flatMap((year) => roadmap.years[year]);
}

/** The milestones of one year that have these texts; undefined when one of the texts is not there. */
export function milestonesWithText(stored: StoredBlueprint, year: Year, texts: readonly string[]): string[] | undefined {
  const byText = new Map(roadmapOf(stored).years[year].map(({ id, text }) => [text, id]));
  const ids = texts.map((text) => byText.get(text));
  return ids.every((id) => id !== undefined) ? ids : undefined;
}

/** Changes to one user's blueprints take turns on the user's row, so that they meet no half-made change of another. */
export async function lockBlueprints(transaction: Database, userId: string): Promise<void> {
  await transaction.query('select id from users where id = $1 for update', [userId]);
}
