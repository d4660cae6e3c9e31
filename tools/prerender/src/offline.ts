import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentId } from '@bridge/content';
import type { BrowserDocuments } from './browser-documents.ts';
import type { Locale } from './renderer.ts';

/** What a kind of person needs without a network: apps/web/plugins/offline-worker.ts writes it. */
type Wanted = Record<string, { files: string[]; documents: DocumentId[] }>;

/** The worker of the build with the list of what it keeps of this content, for each kind of person and language (apps/web/src/worker). */
export function workerOf(browser: BrowserDocuments, locales: readonly Locale[], client: string): string {
  const [wanted, code] = ['offline.json', 'sw.js'].map((name) => readFileSync(path.join(client, name), 'utf8')) as [string, string]; // two go in
  const kinds = Object.entries(JSON.parse(wanted) as Wanted); // the build's own
  const made = {
    prefixes: Object.fromEntries(locales.map(({ code: locale, prefix }) => [locale, prefix])),
    lists: Object.fromEntries(locales.flatMap(({ code: locale }) => kinds.map(([who, { files, documents }]) => [`${who} ${locale}`, [...files, ...browser.addressesIn(locale, documents)].sort()]))),
  };
  const version = createHash('sha256').update(JSON.stringify(made)).update(code).update(readFileSync(path.join(client, 'index.html'))).digest('base64url').slice(0, 12);
  return `self.bridgeRelease=${JSON.stringify({ version, ...made })};${code}`;
}
