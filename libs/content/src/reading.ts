import { Worker } from 'node:worker_threads';
import type { Fault } from './fault.ts';
import type { Snapshot } from './snapshot.ts';

export type ReadingStart = { folder: string; drafts: boolean };
/** What the folder held; nothing where it changed while it was read. */
export type Read = { faults?: Fault[]; snapshot?: Snapshot };
/** What the thread says, by name: `node --watch`, as `npm run dev` runs the server, says more on the same way. */
export type Said = { read: Read };

// A file of its own, also where the reader is bundled (apps/api/vite.config.ts).
const thread = new URL(import.meta.url.endsWith('.ts') ? './reading-thread.ts' : './reading-thread.js', import.meta.url);

/** Reads a folder in a thread of its own, which begins with the first reading. One reading at a time. */
export function openReading(start: ReadingStart): { read(): Promise<Read>; close(): void } {
  let worker: Worker | undefined;

  async function read(): Promise<Read> {
    const reader = (worker ??= started(start));
    const { promise, resolve } = Promise.withResolvers<Read>();
    const given = () => resolve({}); // the next edit begins another thread
    const taken = ({ read }: Partial<Said>) => read && resolve(read);
    reader.on('message', taken).once('exit', given);
    reader.postMessage('read');
    try {
      return await promise;
    } finally {
      reader.off('message', taken).off('exit', given);
    }
  }

  function started(workerData: ReadingStart): Worker {
    const begun = new Worker(thread, { workerData });
    begun.unref(); // watching keeps no process alive
    begun.on('error', (error) => console.error(`Edits of the content were not read: ${error.message}`));
    begun.once('exit', () => (worker = undefined));
    return begun;
  }
  return { read, close: () => void worker?.terminate() };
}
