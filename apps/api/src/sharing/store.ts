import type { Sharing, Shown } from '@bridge/model';
import type { Database } from '../database/database.ts';
import type { StoredBlueprint } from '../blueprints/store.ts';
import { currentBlueprint } from '../blueprints/store.ts';

type ShareRow = { is_shared: boolean; shows_email: boolean; shows_roadmap: boolean; shows_progress: boolean };
const columns = 'is_shared, shows_email, shows_roadmap, shows_progress';

export async function readShare(database: Database, userId: string): Promise<Sharing> {
  const [row] = await database.query<ShareRow>(`select ${columns} from blueprint_shares where user_id = $1`, [userId]);
  return presentShare(row);
}

/** Shares a blueprint that is there; undefined where there is none. */
export async function share(database: Database, userId: string, shown: Partial<Shown>): Promise<Sharing | undefined> {
  const [row] = await database.query<ShareRow>(
    `insert into blueprint_shares as s (user_id, is_shared, shows_email, shows_roadmap, shows_progress)
     select user_id, true, coalesce($2, false), coalesce($3, false), coalesce($4, false) from blueprints where user_id = $1 and current
     on conflict (user_id) do update set is_shared = true, changed_at = now(),
       shows_email = coalesce($2, s.shows_email), shows_roadmap = coalesce($3, s.shows_roadmap), shows_progress = coalesce($4, s.shows_progress)
     returning ${columns}`,
    [userId, shown.showsEmail ?? null, shown.showsRoadmap ?? null, shown.showsProgress ?? null],
  );
  return row && presentShare(row);
}

export async function unshare(database: Database, userId: string): Promise<Sharing> {
  const [row] = await database.query<ShareRow>(`update blueprint_shares set is_shared = false, changed_at = now() where user_id = $1 returning ${columns}`, [userId]);
  return presentShare(row);
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export type SharedRow = { firstName: string; lastName: string; email: string; shown: Shown; stored: StoredBlueprint };

/** What somebody shares; undefined for an id that shares nothing, whatever the reason. */
export async function findShared(database: Database, id: string): Promise<SharedRow | undefined> {
  if (!uuid.test(id)) return undefined; // it comes from an address as it is: not every text can be asked for
  const [row] = await database.query<ShareRow & { first_name: string; last_name: string; email: string }>(
    `select u.first_name, u.last_name, u.email, ${columns} from blueprint_shares s join users u on u.id = s.user_id
     where s.user_id = $1::uuid and s.is_shared`,
    [id],
  );
  const stored = row && (await currentBlueprint(database, id));
  return stored && { firstName: row.first_name, lastName: row.last_name, email: row.email, shown: presentShare(row).shown, stored };
}

function presentShare(row: ShareRow | undefined): Sharing {
  const { is_shared = false, shows_email = false, shows_roadmap = false, shows_progress = false } = row ?? {};
  return { isShared: is_shared, shown: { showsEmail: shows_email, showsRoadmap: shows_roadmap, showsProgress: shows_progress } };
}
