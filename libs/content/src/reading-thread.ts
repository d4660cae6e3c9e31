// A thread that reads and checks the folder when it is told to, the whole of it at first and then what has changed: that may take seconds, and its server goes on meanwhile.
import { parentPort, workerData } from 'node:worker_threads';
import { Content } from './content.ts';
import { DiskWatch } from './disk-watch.ts';
import { snapshotOf } from './snapshot.ts';
import type { Read, ReadingStart, Said } from './reading.ts';

const { folder, drafts }: ReadingStart = workerData;
const port = parentPort;
if (!port) throw new Error('This file is started as a worker thread.');

let disk: DiskWatch | undefined;
let content: Content | undefined;

port.on('message', async () => port.postMessage({ read: await read() } satisfies Said));

async function read(): Promise<Read> {
  try {
    const current = await readFolder();
    const faults = current.faults();
    return faults.length > 0 ? { faults } : { faults, snapshot: snapshotOf(current) };
  } catch {
    content = undefined;
    return {}; // files were moved away while they were read: what moves them is heard of again
  }
}

async function readFolder(): Promise<Content> {
  disk ??= new DiskWatch(folder);
  const changed = disk.changed();
  if (!content) return (content = await new Content(folder, { drafts, finished: false }).readAll());
  for (const file of changed) await content.readAgain(file);
  return content;
}
