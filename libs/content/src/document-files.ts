import { createHash } from 'node:crypto';
import type { DocumentId } from './documents.ts';
import { isForServer, isPage } from './kinds.ts';
import type { OpenContent } from './open.ts';

/** What a browser reads of content, as files by their addresses, and the address of each language's index. */
export type DocumentFiles = {
  files: Map<string, string>;
  indexes: Record<string, string>;
  /** The address of the file that holds a document in a language. */
  pathOf(id: DocumentId, locale: string): string;
};

/**
 * The documents of every language as files that are named by the hash of what they hold, and an index of them for each
 * language (docs/decisions/content-documents.md). Documents that are always asked for together share a file.
 */
export function documentFiles(content: Pick<OpenContent, 'ids' | 'document'>, together: readonly DocumentId[]): DocumentFiles {
  const files = new Map<string, string>();
  const indexes: Record<string, string> = {};
  const known = new Map<string, string>();
  const ids = content.ids().filter((id) => !isForServer(id) && !isPage(id)).sort();
  for (const { code } of content.document('locales').locales) {
    const groups = [ids.filter((id) => together.includes(id)), ...ids.filter((id) => !together.includes(id)).map((id) => [id])];
    const index: Record<string, string> = {};
    for (const group of groups) {
      const hash = keep(Object.fromEntries(group.map((id) => [id, content.document(id, code)])));
      for (const id of group) {
        index[id] = hash;
        known.set(`${code}/${id}`, addressOf(hash));
      }
    }
    indexes[code] = addressOf(keep(index));
  }
  return { files, indexes, pathOf };

  function keep(value: object): string {
    const text = JSON.stringify(value);
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    files.set(addressOf(hash), text);
    return hash;
  }

  function pathOf(id: DocumentId, locale: string): string {
    const found = known.get(`${locale}/${id}`);
    if (found === undefined) throw new Error(`No browser may ask for the document "${id}" in "${locale}".`);
    return found;
  }
}

const addressOf = (hash: string) => `/content/${hash}.json`;
