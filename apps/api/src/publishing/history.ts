import { instantOf } from '../database/moments.ts';
import type { Reads } from './blobs.ts';
import type { Sources } from './store.ts';

/** A release as it is listed. */
export type Listed = { id: string; by: string; at: string; note: string; /** When it went live last, and by whom; null where it never was. */ live: string | null; liveBy: string | null; isLive: boolean };

/** Releases, the one that went live last first. */
export async function listReleases(database: Reads, { skip = 0, most }: { skip?: number; most: number }): Promise<{ releases: Listed[]; total: number }> {
  const rows = await database.query<Listed & { total: number }>(
    `with lives as (select distinct on (release) release, generation, switched_at, switched_by from content_switches order by release, generation desc)
     select id, made_by as by, ${instantOf('made_at')} as at, note, ${instantOf('switched_at')} as live, switched_by as "liveBy",
       generation is not distinct from (select max(generation) from content_switches) and generation is not null as "isLive",
       count(*) over ()::integer as total
     from content_releases left join lives on release = id order by coalesce(switched_at, made_at) desc, id offset $1 limit $2`,
    [skip, most],
  );
  return { releases: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** The releases whose number begins like this: what somebody typed. */
export async function findReleases(database: Reads, start: string): Promise<{ id: string }[]> {
  return database.query<{ id: string }>(`select id from content_releases where starts_with(id, $1) order by id limit 10`, [start]);
}

export type Differences = { added: string[]; changed: string[]; removed: string[] };

/** Which files are different from one state to another. */
export function differencesBetween(from: Sources, to: Sources): Differences {
  const has = (sources: Sources, file: string) => Object.hasOwn(sources, file);
  return {
    added: Object.keys(to).filter((file) => !has(from, file)).sort(),
    changed: Object.keys(to).filter((file) => has(from, file) && from[file] !== to[file]).sort(),
    removed: Object.keys(from).filter((file) => !has(to, file)).sort(),
  };
}
