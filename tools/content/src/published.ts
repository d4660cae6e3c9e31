import type { Content } from './content.ts';
import type { DocumentId, Documents } from './documents.ts';
import type { Fault } from './fault.ts';
import { documentId, isForServer } from './kinds.ts';
import type { Locales } from './schemas/locales.ts';

export type Changes = { changed: Change[]; appeared: boolean };
type Change = { id: DocumentId; locale: string; document: Documents[DocumentId] | undefined };

/** What the page may see: the last good version of each document. A document with a fault keeps the version before it. */
export class Published {
  readonly #content: Content;
  readonly #good = new Map<DocumentId, Documents[DocumentId]>();
  /** Documents that are there but were never good. */
  #waiting = new Set<string>();

  constructor(content: Content) {
    this.#content = content;
  }

  /**
   * Takes over every document that has no fault. Answers the changes, and whether a document that nothing could be shown
   * of until now is there at last.
   */
  publish(faults: readonly Fault[]): Changes {
    const faulty = new Set(faults.map(({ file }) => documentId(file)));
    const present = new Set(this.#content.files().map(documentId));
    const changed: Change[] = [];
    let appeared = false;
    for (const id of this.#content.ids()) {
      const document = this.#content.get(id);
      if (isForServer(id) || document === undefined || faulty.has(id) || this.#good.get(id) === document) continue;
      if (this.#waiting.has(id)) appeared = true;
      this.#good.set(id, document);
      changed.push(...this.locales().locales.map(({ code }) => ({ id, locale: code, document })));
    }
    for (const id of this.#good.keys()) {
      if (present.has(id) || faulty.has(id)) continue;
      this.#good.delete(id);
      changed.push(...this.locales().locales.map(({ code }) => ({ id, locale: code, document: undefined })));
    }
    this.#waiting = new Set([...present].filter((id) => !isForServer(id) && !this.#good.has(id as DocumentId))); // any string may be asked for
    return { changed, appeared };
  }

  ids(): DocumentId[] {
    return [...this.#good.keys()].sort();
  }

  locales(): Locales {
    return (this.#good.get('locales') as Locales | undefined) ?? { source: 'en', locales: [{ code: 'en', name: 'English', dir: 'ltr' }] }; // the kind of this id
  }

  get(id: DocumentId, locale: string): Documents[DocumentId] | undefined {
    return this.locales().locales.some(({ code }) => code === locale) ? this.#good.get(id) : undefined;
  }
}
