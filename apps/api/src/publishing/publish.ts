import { hashesIn } from './drawing.ts';
import { storeBlobs, keepBlobs, type Reads } from './blobs.ts';
import { draw, releaseId, type Before, type Drawn } from './draw.ts';
import { liveRelease, readDrawing, readSources, switchTo, writeDrawing, writeRelease, type Live } from './store.ts';
import { tooLarge } from './bounds.ts';

export type Published = { release: string; before: Live | undefined; pages: number; made: number; kilobytes: number; left: number };
/** Why nothing was published. */
export type NotPublished = { unchanged: string } | { overtaken: Live | undefined };

type Wish = { origin: string | undefined; by: string; note: string; /** The switch that the folder was brought up to. */ after: number; /** What it was made from where nothing is live. */ base?: string };

/**
 * Makes a release of a folder, and makes it the live one. Refused as a whole where the check has anything against it; told
 * where somebody else has published since it was begun.
 */
export async function publish(database: Reads, folder: string, { origin, by, note, after, base }: Wish, build?: string): Promise<Published | NotPublished> {
  const begun = liveRelease(database);
  const before = begun.then((live) => (live && build !== undefined ? whatWasMade(database, live.release, build) : undefined));
  const [drawn, live] = await Promise.all([draw(folder, { before, origin }), begun]);
  using made = drawn;
  const release = releaseId(made.sources);
  if (live?.release === release) {
    const known = await readDrawing(database, release, made.build);
    if (!known?.drawing) await keep(database, made, undefined, { release, by, note }); // the same content, for another version of the product
    return { unchanged: release };
  }
  if (live && live.generation !== after) return { overtaken: live };
  const size = await keep(database, made, live?.release ?? base, { release, by, note });
  const done = await switchTo(database, { release, after, by, note, deed: 'publish' });
  if (!done) return { overtaken: await liveRelease(database) };
  const known = await before;
  const { files } = made.drawing;
  const pages = Object.keys(files).filter((at) => at.endsWith('.html'));
  const isNew = (at: string) => known?.files[at]?.[1] !== files[at]?.[1];
  return { release, before: live, pages: pages.length, made: pages.filter(isNew).length, kilobytes: Math.ceil(size / 1024), left: made.left };
}

/** Stores what was drawn, so that it can go live: bytes first, then what names them. */
export async function keep(database: Reads, made: Drawn, parent: string | undefined, { release, by, note }: { release: string; by: string; note: string }): Promise<number> {
  const fault = tooLarge(made);
  if (fault) throw new Error(fault);
  const named = [...new Set([...Object.values(made.sources), ...hashesIn(made.drawing)])];
  const missing = await keepBlobs(database, named);
  const size = await storeBlobs(database, only(made.blobs(), missing));
  await writeRelease(database, { id: release, parent, sources: made.sources, by, note });
  await writeDrawing(database, release, made.build, made.drawing);
  return size;
}

/** What is live as a build has drawn it: whatever is of the same in the next release is taken over. */
export async function whatWasMade(database: Reads, release: string, build: string): Promise<Before | undefined> {
  const [found, sources] = await Promise.all([readDrawing(database, release, build), readSources(database, release)]);
  return found?.drawing && sources ? { ...found.drawing, sources } : undefined;
}

function* only<One extends { hash: string }>(blobs: Iterable<One>, wanted: ReadonlySet<string>): Generator<One> {
  for (const blob of blobs) if (wanted.has(blob.hash)) yield blob;
}

