import type { DocumentVersion } from '@bridge/model';
import { instantOf } from '../database/moments.ts';
import type { Reads } from './blobs.ts';
import { differencesInTexts } from './compare.ts';
import { readFiles } from './sources.ts';

/** How far back is looked for, in switches of what is live, and how much of it is shown. */
const mostSwitches = 300;
const mostVersions = 30;

type Step = { release: string; by: string; at: string; note: string; hash: string | null; before: string | null; isEarliest: boolean };

/** What was published of a file each time that it was otherwise than before, the newest first. */
export async function versionsOf(database: Reads, file: string): Promise<DocumentVersion[]> {
  const steps = await database.query<Step>(
    `with switches as (
       select generation, release, switched_by as by, switched_at as at, switched.note, made.note as "madeNote", sources ->> $1 as hash, parent
       from content_switches as switched join content_releases as made on made.id = release order by generation desc limit ${mostSwitches}),
     lives as (
       select generation, release, by, at, coalesce(nullif(note, ''), "madeNote") as note, hash from switches
       union all select -1, id, made_by, made_at, note, sources ->> $1 from content_releases
         where id = (select parent from switches order by generation limit 1) and id not in (select release from switches)),
     steps as (select generation, release, by, at, note, hash, lag(hash) over (order by generation) as before, row_number() over (order by generation) = 1 as "isEarliest" from lives)
     select release, by, ${instantOf('at')} as at, note, hash, before, "isEarliest" from steps
     where case when "isEarliest" then hash is not null else hash is distinct from before end order by generation desc limit ${mostVersions}`,
    [file],
  );
  const texts = await textsOf(database, steps.flatMap(({ hash, before }) => [hash, before]));
  return steps.map(({ hash, before, isEarliest, ...step }) => {
    if (isEarliest) return { ...step, kind: 'earliest', leaves: [], more: 0 };
    const [change] = differencesInTexts([{ file, before: texts.get(before ?? ''), after: texts.get(hash ?? '') }]).changes;
    return { ...step, kind: change?.kind ?? 'changed', leaves: change?.leaves ?? [], more: change?.more ?? 0 };
  });
}

/** The text of a file in a release; undefined where that does not have it. */
export async function textInRelease(database: Reads, release: string, file: string): Promise<string | undefined> {
  const [row] = await database.query<{ hash: string | null }>('select sources ->> $2 as hash from content_releases where id = $1', [release, file]);
  return row?.hash == null ? undefined : (await textsOf(database, [row.hash])).get(row.hash);
}

async function textsOf(database: Reads, hashes: readonly (string | null)[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const { file: hash, bytes } of readFiles(database, Object.fromEntries(hashes.flatMap((one) => (one === null ? [] : [[one, one]]))))) texts.set(hash, bytes.toString());
  return texts;
}
