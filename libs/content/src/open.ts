import { watch } from 'node:fs';
import path from 'node:path';
import type { Content } from './content.ts';
import { DiskWatch } from './disk-watch.ts';
import type { DocumentId, Documents } from './documents.ts';
import { formatFault, type Fault } from './fault.ts';
import { near } from './near.ts';
import { openReading } from './reading.ts';
import { readable, readSnapshot, type Readable } from './snapshot.ts';
import { rememberSound } from './sound.ts';
import type { Rules } from './world/around.ts';

/** Content with faults, all of them in the message, one a line. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[], folder?: string) {
    super(`content has ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}:\n${faults.map((fault) => formatFault(fault, folder)).join('\n')}`);
    this.faults = faults;
  }
}

export type OpenContent = {
  /** A document, in a language; in the source language where that one is not spoken. Throws for an id that does not exist. */
  document<Id extends DocumentId>(id: Id, locale?: string): Documents[Id];
  /** The ids of all documents. */
  ids(): DocumentId[];
  /** The hash of the folder, where its documents are those that the build has checked. */
  version(): string | undefined;
  /** Stops watching. */
  close(): void;
};

/**
 * The checked content of a folder, for the server. Throws a ContentError with every fault. With `watch`, an edit reaches
 * the next `document()` call soon, read by a thread of its own; while a file has a fault its last good document stays, and `onFaults` hears of it. `remember` names a
 * file in which sound texts are kept from run to run. With `drafts`, languages that are drafts are there too; `whole` is asked as well where the folder is a whole site. `snapshot`
 * names a file of `writeSnapshot`: where it is of this very content, nothing is checked again, and no checker is loaded.
 */
export async function openContent(folder: string, options: { watch?: boolean; onFaults?: (faults: Fault[]) => void; remember?: string; drafts?: boolean; snapshot?: string; whole?: Rules } = {}): Promise<OpenContent> {
  const { drafts = false } = options;
  const disk = options.watch ? new DiskWatch(folder) : undefined; // before anything is read, so that nothing falls between
  let good: Readable = (options.snapshot === undefined ? undefined : readSnapshot(options.snapshot, folder)) ?? (await readAndCheck());
  let isReading = false;
  let isOutdated = false;
  const reading = openReading({ folder, drafts });
  disk?.start(() => void follow());
  const watcher = disk && watch(folder, { recursive: true, persistent: false }, () => disk.soon());
  watcher?.on('error', () => disk?.soon()); // a folder went while it was looked at

  return {
    document(id, locale) {
      const isSpoken = locale !== undefined && good.locales()?.locales.some(({ code }) => code === locale);
      const document = good.get(id, isSpoken ? locale : undefined);
      if (document === undefined) {
        const meant = near(id, good.ids());
        throw new Error(`content has no document "${id}"${meant ? `; did you mean "${meant}"?` : ''}`);
      }
      return document;
    },
    ids: () => good.ids(),
    version: () => good.hash,
    close: () => {
      watcher?.close();
      disk?.stop();
      reading.close();
    },
  };

  async function readAndCheck(): Promise<Content> {
    const writeDown = options.remember === undefined ? undefined : rememberSound(options.remember, { draws: true });
    const { Content } = await import('./content.ts');
    const content = await new Content(folder, { drafts, whole: options.whole, finished: !options.watch }).readAll();
    if (content.faults().length > 0) throw new ContentError(content.faults(), path.basename(folder));
    writeDown?.();
    return content;
  }

  /** Reads once for all that changes meanwhile, and in turn: of two readings the one begun last is the one that counts. */
  async function follow() {
    isOutdated = true;
    if (isReading) return;
    isReading = true;
    while (isOutdated) {
      isOutdated = false;
      await again();
    }
    isReading = false;
  }

  async function again() {
    const { faults, snapshot } = await reading.read();
    if (snapshot) good = readable(snapshot);
    if (faults) options.onFaults?.(faults);
  }
}
