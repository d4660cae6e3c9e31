import type { Database } from '../database/database.ts';

/**
 * Keeps the history bounded: all releases of 30 days, before that the last one of each week, and always the live one and the
 * two before it, and what somebody works on. What only the others named goes with them. Bytes that were stored within two days may belong to a release
 * that is just being made.
 */
export async function thinHistory(database: Pick<Database, 'query' | 'transaction'>): Promise<number> {
  await database.query(`delete from content_changes where state in ('published', 'withdrawn') and edited_at < now() - interval '30 days'`);
  const gone = await database.query<{ id: string }>(
    `with lives as (select release, max(generation) as generation, max(switched_at) as at from content_switches group by release),
     ranked as (
       select id, coalesce(at, made_at) as at, row_number() over (order by generation desc nulls last) as place,
         row_number() over (partition by date_trunc('week', coalesce(at, made_at)) order by coalesce(at, made_at) desc) as in_week
       from content_releases left join lives on release = id)
     delete from content_releases where id in (select id from ranked where place > 3 and at < now() - interval '30 days' and in_week > 1)
       and id not in (select base from content_changes) returning id`,
  );
  const old = await database.query<{ release: string }>(
    `delete from content_drawings where begun_at < now() - interval '30 days'
       and (release, build) not in (select distinct on (release) release, build from content_drawings order by release, begun_at desc) returning release`,
  );
  if (gone.length > 0 || old.length > 0) {
    await database.transaction(
      (transaction) => transaction.query(
        `delete from content_blobs where stored_at < now() - interval '2 days' and hash not in (
           select file.hash from content_releases, jsonb_each_text(sources) as file (path, hash)
           union all select hash from content_change_files where hash is not null
           union all select file.made ->> 1 from content_drawings, jsonb_each(drawing -> 'files') as file (path, made)
           union all select file.made ->> 1 from content_drawings, jsonb_each(drawing -> 'documents') as file (path, made)
           union all select file.made ->> 1 from content_drawings, jsonb_array_elements(drawing -> 'ahead') as step, jsonb_each(step -> 'files') as file (path, made) where jsonb_typeof(file.made) = 'array')`,
      ),
      { unhurried: true },
    );
  }
  return gone.length;
}
