import type { Sharing, Shown } from '@bridge/model';
import { Refusal } from '../core/refusal.ts';
import type { Services } from '../core/services.ts';
import type { Database } from '../database/database.ts';
import { isYoung, mayBeShown } from '../safeguarding/face.ts';
import { type StoredBlueprint, currentBlueprint, milestonesOf } from '../blueprints/face.ts';

type ShareRow = { is_shared: boolean; shows_email: boolean; shows_roadmap: boolean; shows_progress: boolean; left_out: string[]; taken_down_note: string | null; appeal: string | null; waits: boolean };
const columns = 'is_shared, shows_email, shows_roadmap, shows_progress, left_out, case when taken_down_at is not null then taken_down_note end as taken_down_note, appeal, appealed_at is not null as waits';

export type Share = Pick<Sharing, 'isShared' | 'shown' | 'leftOut' | 'takenDown'>;
/** What is shown besides, and which milestones are left out or put back. */
export type ShareChange = Partial<Shown> & { leaveOut: readonly string[]; putBack: readonly string[] };

export async function readShare(database: Database, userId: string): Promise<Share> {
  const [row] = await database.query<ShareRow>(`select ${columns} from blueprint_shares where user_id = $1`, [userId]);
  return presentShare(row);
}

/**
 * Shares a blueprint that is there; undefined where there is none. What two windows leave out adds up, and nothing is noted
 * that is no milestone of the blueprint. What the staff took down stays so.
 */
export async function share(database: Database, userId: string, { leaveOut, putBack, ...shown }: ShareChange): Promise<Share | undefined> {
  const stored = await currentBlueprint(database, userId);
  if (!stored) return undefined;
  const known = new Set(milestonesOf(stored).map(({ id }) => id));
  const [row] = await database.query<ShareRow>(
    `insert into blueprint_shares as s (user_id, is_shared, shows_email, shows_roadmap, shows_progress, left_out)
     select user_id, true, coalesce($2, false), coalesce($3, false), coalesce($4, false), $5::text[] from blueprints where user_id = $1 and current
     on conflict (user_id) do update set is_shared = true, changed_at = now(),
       shows_email = coalesce($2, s.shows_email), shows_roadmap = coalesce($3, s.shows_roadmap), shows_progress = coalesce($4, s.shows_progress),
       left_out = array((select unnest(s.left_out) union select unnest($5::text[])) except select unnest($6::text[]) order by 1)
       where s.taken_down_at is null
     returning ${columns}`,
    [userId, shown.showsEmail ?? null, shown.showsRoadmap ?? null, shown.showsProgress ?? null, [...new Set(leaveOut)].filter((id) => known.has(id)), putBack],
  );
  if (row) return presentShare(row);
  const { takenDown } = await readShare(database, userId);
  if (takenDown) throw new Refusal('sharing-taken-down', { values: { note: takenDown.note } });
  return undefined;
}

export async function unshare(database: Database, userId: string): Promise<Share> {
  const [row] = await database.query<ShareRow>(`update blueprint_shares set is_shared = false, until_deleted = false, changed_at = now() where user_id = $1 returning ${columns}`, [userId]);
  return presentShare(row);
}

/** Whether nobody may be shown what somebody shares, as long as that lasts. */
export async function isHidden(database: Pick<Database, 'query'>, { meetsTheYoung }: Pick<Services, 'meetsTheYoung'>, userId: string): Promise<boolean> {
  return (await database.query(`select 1 from users where id = $1 and not ${mayBeShown('$2')}`, [userId, meetsTheYoung])).length > 0;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** `young` is who is perhaps under 18. */
export type SharedRow = { young: boolean; firstName: string; lastName: string; email: string; share: Share; stored: StoredBlueprint };

/** What somebody shares; undefined for an id that shares nothing, whatever the reason: nobody reads the plan of who is suspended, or under 18 where they meet nobody, as long as that lasts. */
export async function findShared(database: Pick<Database, 'query'>, { meetsTheYoung }: Pick<Services, 'meetsTheYoung'>, id: string): Promise<SharedRow | undefined> {
  if (!uuid.test(id)) return undefined; // it comes from an address as it is: not every text can be asked for
  const [row] = await database.query<ShareRow & { first_name: string; last_name: string; email: string; young: boolean }>(
    `select users.first_name, users.last_name, users.email, coalesce(${isYoung}, false) as young, ${columns} from blueprint_shares s join users on users.id = s.user_id
     where s.user_id = $1::uuid and s.is_shared and ${mayBeShown('$2')}`,
    [id, meetsTheYoung],
  );
  const stored = row && (await currentBlueprint(database, id));
  return stored && { young: row.young, firstName: row.first_name, lastName: row.last_name, email: row.email, share: presentShare(row), stored };
}

function presentShare(row: ShareRow | undefined): Share {
  const { is_shared = false, shows_email = false, shows_roadmap = false, shows_progress = false, left_out = [], taken_down_note: note = null, appeal = null, waits = false } = row ?? {};
  return { isShared: is_shared, shown: { showsEmail: shows_email, showsRoadmap: shows_roadmap, showsProgress: shows_progress }, leftOut: left_out, ...(note !== null && { takenDown: { note, appeal, waits } }) };
}
