import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Content } from './content.ts';
import type { DocumentId, Documents } from './documents.ts';
import { hashFolder } from './files.ts';
import type { Locales } from './schemas/locales.ts';

/** What a server reads: documents that were checked. */
export type Readable = Pick<Content, 'ids' | 'locales' | 'get'> & { /** Of written-down documents: the hash of the folder they were checked in. */ hash?: string };
/** Documents by language and id, each as JSON. Written down with what the folder was when they were checked. */
export type Snapshot = { ids: DocumentId[]; locales: Locales; documents: Record<string, Partial<Record<DocumentId, string>>> };
type Written = Snapshot & { hash: string };

/** Writes checked documents down, as they are in every language, so that a start need not check them again. */
export function writeSnapshot(content: Content, file: string): void {
  const written: Written = { hash: hashOf(content.folder), ...snapshotOf(content) };
  writeFileSync(file, JSON.stringify(written));
}

/** Checked documents, as text. */
export function snapshotOf(content: Content): Snapshot {
  const locales = content.locales();
  if (!locales) throw new Error('Only checked content can be written down.');
  const ids = content.ids().filter((id) => content.get(id) !== undefined);
  const inLocale = (code: string) => Object.fromEntries(ids.map((id) => [id, JSON.stringify(content.get(id, code))]));
  return { ids, locales, documents: Object.fromEntries(locales.locales.map(({ code }) => [code, inLocale(code)])) };
}

/** The documents that were written down, as long as not a byte of the folder has changed since. */
export function readSnapshot(file: string, folder: string): Readable | undefined {
  if (!existsSync(file)) return undefined;
  const { hash, ...snapshot } = JSON.parse(readFileSync(file, 'utf8')) as Written; // the build's own
  try {
    return hash === hashOf(folder) ? { ...readable(snapshot), hash } : undefined;
  } catch {
    return undefined; // something in the folder cannot be read: the check says what
  }
}

/** The documents, each of which is read from its text when it is asked for. */
export function readable({ ids, locales, documents }: Snapshot): Readable {
  // A server asks for some documents in some languages: the others stay text, which takes a fraction of the room.
  const read: Record<string, Partial<Record<DocumentId, unknown>>> = {};
  const open = (id: DocumentId, locale: string): unknown => {
    const text = documents[locale]?.[id];
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    ids: () => [...ids],
    locales: () => locales,
    get: <Id extends DocumentId>(id: Id, locale = locales.source) => ((read[locale] ??= {})[id] ??= open(id, locale)) as Documents[Id] | undefined, // written from get() of the same id
  };
}

function hashOf(folder: string): string {
  const hash = createHash('sha256');
  hashFolder(hash, folder);
  return hash.digest('base64url');
}
