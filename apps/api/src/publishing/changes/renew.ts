import type { Reads } from '../blobs.ts';
import { bringIn, ConflictError, filesOf } from '../folder.ts';
import type { Favour } from '../merge.ts';
import { readSources } from '../store.ts';
import { laidOut, otherwise } from './files.ts';
import { changedFiles, insertChange, remake, type ChangeRow } from './store.ts';

/** Brings what was published meanwhile into a change. Where both changed the same, nothing is done and it is told, unless one side counts. */
export async function bringUp(database: Reads, change: ChangeRow, live: string, { favour, by }: { favour: Favour; by: string }): Promise<'done' | 'changed' | { conflicts: string }> {
  using made = await laidOut(database, change.base, await changedFiles(database, change.id));
  try {
    await bringIn(database, made.folder, live, { base: change.base, favour });
  } catch (error) {
    if (error instanceof ConflictError) return { conflicts: error.places.join('\n') };
    throw error;
  }
  const files = otherwise(made.folder, (await readSources(database, live)) ?? {});
  return (await remake(database, change, { base: live, files, by })) ? 'done' : 'changed';
}

/** Takes one file out of a change: there it is again as it was. */
export async function leaveOut(database: Reads, change: ChangeRow, file: string, by: string): Promise<boolean> {
  const files = await changedFiles(database, change.id);
  const kept = files.filter((one) => one.file !== file);
  return kept.length === files.length || remake(database, change, { base: change.base, files: kept, by });
}

/** Begins a change that takes back what a release changed. What was changed again since stays, and the change says so. Undefined where there is nothing to go back to. */
export async function undoRelease(database: Reads, { release, live, name, by }: { release: string; live: string; name: string; by: string }): Promise<string | undefined> {
  const [row] = await database.query<{ parent: string | null }>('select parent from content_releases where id = $1', [release]);
  if (!row?.parent) return undefined;
  using made = await laidOut(database, live, []);
  const before = filesOf(made.folder);
  const trouble = await bringIn(database, made.folder, row.parent, { base: release, favour: undefined }).then(() => null, async (error: unknown) => {
    if (!(error instanceof ConflictError)) throw error;
    await bringIn(database, made.folder, row.parent!, { base: release, favour: 'mine' });
    return error.places.join('\n');
  });
  return insertChange(database, { name, base: live, by, files: otherwise(made.folder, before), trouble });
}
