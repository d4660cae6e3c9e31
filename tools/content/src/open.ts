import { watch } from 'node:fs';
import path from 'node:path';
import type { Content } from './content.ts';
import type { DocumentId, Documents } from './documents.ts';
import { formatFault, type Fault } from './fault.ts';
import { near } from './near.ts';
import { readSnapshot, type Readable } from './snapshot.ts';
import { rememberSound } from './sound.ts';

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
  /** Stops watching. */
  close(): void;
};

/**
 * The checked content of a folder, for the server. Throws a ContentError with every fault. With `watch`, an edit reaches
 * the next `document()` call; while a file has a fault its last good document stays, and `onFaults` hears of it. `remember` names a
 * file in which sound texts are kept from run to run. With `drafts`, languages that are drafts are there too; with `whole`, every link must lead somewhere and nothing may be missing. `snapshot`
 * names a file of `writeSnapshot`: where it is of this very content, nothing is checked again, and no checker is loaded.
 */
export async function openContent(folder: string, options: { watch?: boolean; onFaults?: (faults: Fault[]) => void; remember?: string; drafts?: boolean; snapshot?: string; whole?: boolean } = {}): Promise<OpenContent> {
  const { drafts = false } = options;
  let good: Readable = (options.snapshot === undefined ? undefined : readSnapshot(options.snapshot, folder)) ?? (await readAndCheck());
  let isReading = false;
  let isOutdated = false;
  const watcher = options.watch ? watch(folder, { recursive: true, persistent: false }, () => void follow()) : undefined;
  watcher?.on('error', () => void follow()); // a folder went while it was looked at

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
    close: () => watcher?.close(),
  };

  async function readAndCheck(): Promise<Content> {
    const writeDown = options.remember === undefined ? undefined : rememberSound(options.remember, { draws: true });
    const content = await read();
    if (content.faults().length > 0) throw new ContentError(content.faults(), path.basename(folder));
    writeDown?.();
    return content;
  }

  async function read(): Promise<Content> {
    const { Content } = await import('./content.ts');
    return new Content(folder, { drafts, whole: options.whole ?? false, finished: !options.watch }).readAll();
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
    try {
      const next = await read();
      const faults = next.faults();
      if (faults.length === 0) good = next;
      options.onFaults?.(faults);
    } catch {
      // Files were moved away while they were read: what moves them is heard of again.
    }
  }
}
