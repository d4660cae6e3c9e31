import type { Content } from '@bridge/content/engine/content';
import type { DocumentId, Documents } from '@bridge/content/engine/documents';
import type { Fault } from '@bridge/content/engine/fault';
import { documentId, isForServer } from '@bridge/content/engine/kinds';
import type { Locales } from '@bridge/content/engine/schemas/locales';
import { translationOf } from '@bridge/content/engine/translations/paths';

export type Changes = { changed: Change[]; appeared: boolean };
type Change = { id: DocumentId; locale: string; document: Documents[DocumentId] | undefined };
type Version = NonNullable<ReturnType<Content['version']>>;

const english: Locales = { source: 'en', locales: [{ code: 'en', name: 'English', dir: 'ltr' }] };

/** What the page may see: the last good version of each document in each language. One with a fault keeps the version before it. */
export class Published {
  readonly #content: Content;
  /** By language, by id. */
  readonly #good = new Map<string, Map<DocumentId, Version>>();
  readonly #forServer = new Map<string, boolean>();
  #locales: Locales = english;
  /** Documents that are there but were never good. */
  #waiting = new Set<string>();

  constructor(content: Content) {
    this.#content = content;
  }

  /**
   * Takes over every document that has no fault. Answers the changes, and whether something that could not be shown until
   * now is there at last: a document, or a language.
   */
  publish(faults: readonly Fault[]): Changes {
    const faulty = new Set(faults.map(({ file }) => documentId(file)));
    const present = new Set(this.#content.files().map(documentId));
    const before = this.#locales;
    this.#locales = this.#content.locales() ?? before;
    const changed: Change[] = [];
    let appeared = this.#good.size > 0 && codes(before) !== codes(this.#locales);
    for (const { code } of this.#locales.locales) {
      let good = this.#good.get(code);
      if (!good) this.#good.set(code, (good = new Map()));
      for (const id of this.#content.ids()) {
        if (this.#isForServer(id) || faulty.has(id) || faulty.has(translationOf(id, code))) continue;
        const version = this.#content.version(id, code);
        if (version === undefined || good.get(id) === version) continue;
        if (this.#waiting.has(id)) appeared = true;
        good.set(id, version);
        changed.push({ id, locale: code, get document() { return version.document as Documents[DocumentId]; } }); // its kind's schema made it
      }
      for (const id of good.keys()) {
        if (present.has(id) || faulty.has(id)) continue;
        good.delete(id);
        changed.push({ id, locale: code, document: undefined });
      }
    }
    const source = this.#source();
    this.#waiting = new Set([...present].filter((id) => !this.#isForServer(id) && !source.has(id as DocumentId))); // any string may be asked for
    return { changed, appeared };
  }

  ids(): DocumentId[] {
    return [...this.#source().keys()].sort();
  }

  locales(): Locales {
    return this.#locales;
  }

  get(id: DocumentId, locale: string): Documents[DocumentId] | undefined {
    const version = this.#locales.locales.some(({ code }) => code === locale) ? (this.#good.get(locale)?.get(id) ?? this.#source().get(id)) : undefined;
    return version?.document as Documents[DocumentId] | undefined; // its kind's schema made it
  }

  /** Remembered: it is asked of every document at every edit. */
  #isForServer(id: string): boolean {
    let known = this.#forServer.get(id);
    if (known === undefined) this.#forServer.set(id, (known = isForServer(id)));
    return known;
  }

  #source(): Map<DocumentId, Version> {
    return this.#good.get(this.#locales.source) ?? new Map();
  }
}

function codes({ locales }: Locales): string {
  return locales.map(({ code }) => code).join();
}
