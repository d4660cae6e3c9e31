import { askedBefore } from '../core/content.ts';
import { instantOf } from '../database/moments.ts';
import type { Reads } from './blobs.ts';
import type { Drawing } from './drawing.ts';

/** Which release is live, as the how-manieth switch. */
export type Live = { generation: number; release: string };
/** The files of a release as editors wrote them: hashes by path below the folder. */
export type Sources = Record<string, string>;

/** Undefined where nothing was ever published: then the build's own content is shown. */
export async function liveRelease(database: Reads): Promise<Live | undefined> {
  const [row] = await database.query<Live>('select generation, release from content_switches order by generation desc limit 1');
  return row;
}

/** What a build makes of a release; nothing where that was not drawn yet. */
export async function readDrawing(database: Reads, release: string, build: string): Promise<{ drawing: Drawing | null; refused: string | null } | undefined> {
  const [row] = await database.query<{ drawing: Drawing | null; refused: string | null }>('select drawing, refused from content_drawings where release = $1 and build = $2', [release, build]);
  return row;
}

/** What may still be asked of a release that is live no more: files whose names hold a hash, by path, and what it asked. */
export type Former = { release: string; ended: string; files: Record<string, string> | null; asked: Drawing['documents'] | null; locales: Drawing['locales'] };

/** Releases that were live during the last hours, and as the switch `from` or later: somebody still reads their pages. */
export async function formerReleases(database: Reads, build: string, { hours, from }: { hours: number; from: number }): Promise<Former[]> {
  return database.query<Former>(
    `with lives as (select release, generation, lead(switched_at) over (order by generation) as ended from content_switches),
     former as (select release, max(ended) as ended from lives where ended > now() - make_interval(hours => $2) and generation >= $3 group by release order by 2 desc limit 200)
     select release, ${instantOf('ended')} as ended, drawing -> 'locales' as locales,
       (select jsonb_object_agg(file.at, file.made ->> 1) from jsonb_each(drawing -> 'files') as file (at, made) where file.at ~ '^/(assets|content|pictures)/') as files,
       (select jsonb_object_agg(document.id, document.made) from jsonb_each(drawing -> 'documents') as document (id, made) where document.id ~ $4) as asked
     from former join content_drawings using (release) where build = $1 and drawing is not null order by ended`,
    [build, hours, from, askedBefore.source],
  );
}

export async function readSources(database: Reads, release: string): Promise<Sources | undefined> {
  const [row] = await database.query<{ sources: Sources }>('select sources from content_releases where id = $1', [release]);
  return row?.sources;
}

/** Writes a release down, which stands from then on; one that is there already stays as it is. */
export async function writeRelease(database: Reads, { id, parent, sources, by, note }: { id: string; parent: string | undefined; sources: Sources; by: string; note: string }): Promise<void> {
  await database.query(
    `insert into content_releases (id, parent, sources, made_by, note) values ($1, (select id from content_releases where id = $2), $3::jsonb, $4, $5) on conflict (id) do nothing`,
    [id, parent ?? null, JSON.stringify(sources), by, note],
  );
}

export async function writeDrawing(database: Reads, release: string, build: string, drawing: Drawing): Promise<void> {
  await database.query(
    `insert into content_drawings (release, build, drawing) values ($1, $2, $3::jsonb) on conflict (release, build) do update set drawing = excluded.drawing, refused = null`,
    [release, build, JSON.stringify(drawing)],
  );
}

/** Takes it upon this process to draw a release; false where another one is about it, or it is done. */
export async function claimDrawing(database: Reads, release: string, build: string): Promise<boolean> {
  const rows = await database.query(
    `insert into content_drawings as d (release, build) values ($1, $2)
     on conflict (release, build) do update set begun_at = now() where d.drawing is null and d.refused is null and d.begun_at < now() - interval '2 minutes' returning 1`,
    [release, build],
  );
  return rows.length > 0;
}

/** Says why a build can make nothing of a release, for whoever waits for it. */
export async function refuseDrawing(database: Reads, release: string, build: string, why: string): Promise<void> {
  await database.query('update content_drawings set refused = $3 where release = $1 and build = $2 and drawing is null', [release, build, why]);
}

/** What is done to what is live. */
export type Deed = 'publish' | 'back';

/**
 * Makes a release the live one, as the switch after `after`, and writes it down in the audit. False where another one came
 * in between, or whoever of the staff wants it may not any more: drawing it has taken a while.
 */
export async function switchTo(database: Reads, { release, after, by, note, deed }: { release: string; after: number; by: string; note: string; deed: Deed }): Promise<boolean> {
  const [row] = await database.query<{ done: boolean; seq: number | null }>(
    `with held as (select 1 from staff_grants where 'staff ' || user_id = $3 and permission = 'content' for share),
     switched as (
       insert into content_switches (generation, release, switched_by, note)
       select $1::bigint + 1, $2, $3, $4 where $1::bigint = coalesce((select max(generation) from content_switches), 0) and ($3 not like 'staff %' or exists (select 1 from held))
       on conflict do nothing returning generation),
     written as (select audit_append($3, $5, 'content', $2, nullif($4, '')) as seq from switched)
     select exists (select 1 from switched) as done, (select seq from written) as seq`,
    [after, release, by, note, deed],
  );
  return row?.done ?? false;
}
