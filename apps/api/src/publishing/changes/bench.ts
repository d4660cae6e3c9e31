import process from 'node:process';
import type { Reads } from '../blobs.ts';
import { filesOf } from '../folder.ts';
import type { Sources } from '../store.ts';
import { askDesk, forgetDesk, type Asked } from './desk.ts';
import { laidOut, lay, otherwise } from './files.ts';
import { changedFiles, readChange, saveFiles, type ChangeRow } from './store.ts';

/** The files of a change on this machine's disk, as of a revision. Nothing in it is truth: it is laid out anew whenever that is in doubt. */
type Bench = { folder: string; base: string; revision: number; sources: Sources } & Disposable;

const mostBenches = 4;
const attempts = 5;
const benches = new Map<string, Bench>();
const turns = new Map<string, Promise<unknown>>();

process.on('exit', () => benches.forEach((bench) => bench[Symbol.dispose]()));

/** Asks about the documents of a change. Undefined where there is no such change, or no such document in it. */
export function askChange(database: Reads, id: string, asked: Asked): Promise<unknown> {
  return inTurn(id, async () => {
    const change = await readChange(database, id);
    if (!change) return undefined;
    const { bench, noticed } = await brought(database, change);
    return askDesk(bench.folder, noticed, asked);
  });
}

/** The same for what writes: what was written is saved in the change, or asked again where somebody else saved in between. "over" where the change is closed. */
export function workOnChange(database: Reads, id: string, asked: Asked, by: string): Promise<unknown> {
  return inTurn(id, async () => {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const change = await readChange(database, id);
      if (!change) return undefined;
      if (change.state !== 'open') return 'over';
      const { bench, noticed } = await brought(database, change);
      const answer = await askDesk(bench.folder, noticed, asked);
      const written = otherwise(bench.folder, bench.sources);
      if (written.length === 0) return answer;
      const revision = await saveFiles(database, change, written, by);
      if (revision !== undefined) {
        bench.revision = revision;
        bench.sources = filesOf(bench.folder);
        return answer;
      }
      drop(id); // what is on the disk was not saved
    }
    throw new Error(`The change ${id} is saved faster than anybody can follow.`);
  });
}

/** The folder of a change as it is by now, and the files of it that are others than when it was asked about last. */
async function brought(database: Reads, { id, base, revision, remade }: ChangeRow): Promise<{ bench: Bench; noticed: string[] }> {
  const known = benches.get(id);
  if (known && known.base === base && known.revision >= remade) {
    benches.delete(id);
    benches.set(id, known); // the one used last
    if (known.revision === revision) return { bench: known, noticed: [] };
    const files = await changedFiles(database, id, known.revision);
    for (const one of files) lay(known.folder, one);
    known.revision = revision;
    known.sources = filesOf(known.folder);
    return { bench: known, noticed: files.map(({ file }) => file) };
  }
  drop(id);
  for (const oldest of [...benches.keys()].slice(0, Math.max(0, benches.size - mostBenches + 1))) drop(oldest);
  const made = await laidOut(database, base, await changedFiles(database, id));
  const bench: Bench = { folder: made.folder, base, revision, sources: filesOf(made.folder), [Symbol.dispose]: made[Symbol.dispose] };
  benches.set(id, bench);
  return { bench, noticed: [] };
}

function drop(id: string): void {
  const bench = benches.get(id);
  if (!bench) return;
  benches.delete(id);
  forgetDesk(bench.folder);
  bench[Symbol.dispose]();
}

/** One thing at a time with each change: a question reads what the one before it wrote. */
function inTurn<Made>(id: string, work: () => Promise<Made>): Promise<Made> {
  const done = (turns.get(id) ?? Promise.resolve()).then(work, work);
  turns.set(id, done);
  void done.catch(() => undefined).finally(() => turns.get(id) === done && turns.delete(id));
  return done;
}
