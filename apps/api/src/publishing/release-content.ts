import type { Documents } from '@bridge/content';
import type { Content } from '../core/content.ts';
import type { BlobFolder } from './blob-folder.ts';
import type { Drawing } from './drawing.ts';

type Id = keyof Documents;

/** The documents of a release, each read when it is first asked for. One that is the same in the release before is the same object. */
export class ReleaseContent implements Content {
  readonly #drawing: Pick<Drawing, 'documents' | 'locales'>;
  readonly #blobs: Pick<BlobFolder, 'read'>;
  readonly #release: string;
  readonly #ids: Id[];
  /** What was read so far, by hash and language. */
  readonly #read = new Map<string, Map<string, unknown>>();

  constructor(release: string, drawing: Pick<Drawing, 'documents' | 'locales'>, blobs: Pick<BlobFolder, 'read'>, before?: ReleaseContent) {
    this.#release = release;
    this.#ids = Object.keys(drawing.documents) as Id[]; // tools/prerender wrote it
    this.#drawing = drawing;
    this.#blobs = blobs;
    if (!before) return;
    for (const [, hash] of Object.values(drawing.documents)) {
      const known = before.#read.get(hash);
      if (known) this.#read.set(hash, known);
    }
  }

  document<One extends Id>(id: One, locale?: string): Documents[One] {
    const { documents, locales } = this.#drawing;
    if (id === 'locales') return locales as Documents[One];
    const hash = Object.hasOwn(documents, id) ? documents[id]?.[1] : undefined;
    if (hash === undefined) throw new Error(`The live release has no document "${id}".`);
    const spoken = locales.locales.some(({ code }) => code === locale) ? (locale ?? locales.source) : locales.source;
    let read = this.#read.get(hash);
    if (!read) this.#read.set(hash, (read = new Map()));
    if (!read.has(spoken)) {
      const texts = JSON.parse(this.#blobs.read(hash).content.toString()) as Record<string, string>; // tools/prerender wrote it
      read.set(spoken, JSON.parse(texts[spoken] ?? 'null'));
    }
    return read.get(spoken) as Documents[One]; // the checker has made sure of it
  }

  ids(): Id[] {
    return this.#ids;
  }

  version(): string {
    return this.#release;
  }
}
