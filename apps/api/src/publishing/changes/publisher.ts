import type { Reads } from '../blobs.ts';
import { buildOf, canDraw, RefusedContentError } from '../draw.ts';
import { bringIn, ConflictError } from '../folder.ts';
import { publish } from '../publish.ts';
import { liveRelease } from '../store.ts';
import { laidOut } from './files.ts';
import { changedFiles, claimDue, endPublishing, type ChangeRow } from './store.ts';

type Place = { database: Reads; webFolder: string; publicUrl: string | undefined; report: (error: unknown) => void };

const every = 1000; // ms
const attempts = 3;

/** Publishes what is due, whoever of the servers comes first; one that ends in the middle leaves it to the others. */
export function keepPublishing(place: Place): { stop(): void } {
  let working: Promise<unknown> | undefined;
  const look = () => void (working ??= publishDue(place).catch(place.report).finally(() => (working = undefined)));
  const timer = setInterval(look, every).unref();
  return { stop: () => clearInterval(timer) };
}

/** Publishes the next change that is due. True where there was one. */
export async function publishDue(place: Place): Promise<boolean> {
  if (!canDraw()) return false; // another machine has what releases are drawn with
  const change = await claimDue(place.database);
  if (!change) return false;
  try {
    await endPublishing(place.database, change.id, await published(place, change));
  } catch (error) {
    await endPublishing(place.database, change.id, { trouble: 'unexpected' });
    throw error;
  }
  return true;
}

async function published({ database, webFolder, publicUrl }: Place, { id, base, publishBy, publishNote, name }: ChangeRow): Promise<{ release: string } | { trouble: string }> {
  const by = publishBy ?? '';
  for (let attempt = 1; attempt <= attempts; attempt++) {
    if (!(await mayPublish(database, by))) return { trouble: 'not-allowed' };
    using made = await laidOut(database, base, await changedFiles(database, id));
    const live = await liveRelease(database);
    try {
      if (live && live.release !== base) await bringIn(database, made.folder, live.release, { base, favour: undefined });
      const done = await publish(database, made.folder, { origin: publicUrl, by, note: publishNote || name, after: live?.generation ?? 0, base }, buildOf(webFolder)?.id);
      if ('release' in done) return { release: done.release };
      if ('unchanged' in done) return { release: done.unchanged };
    } catch (error) {
      if (error instanceof ConflictError) return { trouble: error.places.join('\n') };
      if (error instanceof RefusedContentError) return { trouble: error.message };
      throw error;
    }
  }
  return { trouble: 'overtaken' };
}

/** Whoever planned it may have lost the permission since. */
async function mayPublish(database: Reads, by: string): Promise<boolean> {
  const [row] = await database.query<{ may: boolean }>(`select exists (select 1 from staff_grants where 'staff ' || user_id = $1 and permission = 'content') as may`, [by]);
  return row?.may ?? false;
}
