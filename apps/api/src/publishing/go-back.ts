import type { Reads } from './blobs.ts';
import { liveRelease, switchTo, type Live } from './store.ts';

/** Makes a former release the live one again: its pages are there already. False where somebody published meanwhile; undefined where it is live. */
export async function goBack(database: Reads, release: string, { by, note, seen }: { by: string; note: string; /** What was live when it was decided. */ seen?: number | undefined }): Promise<boolean | undefined> {
  const live: Live | undefined = await liveRelease(database);
  if (live?.release === release) return undefined;
  return switchTo(database, { release, after: seen ?? live?.generation ?? 0, by, note, deed: 'back' });
}
