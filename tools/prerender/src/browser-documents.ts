import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { documentFiles, type DocumentFiles, type DocumentId, type Documents, type OpenContent } from '@bridge/content';

/** What belongs to a screen: apps/web/plugins/screen-pages.ts writes it, and says more. */
export type Screens = { together: DocumentId[]; program: string[]; screens: Record<string, { files: string[]; documents: DocumentId[] }> };

/** The documents that a build's screens load of this content, and how a page names them. */
export type BrowserDocuments = {
  /** Files by their addresses. */
  files: DocumentFiles['files'];
  /** The documents that a screen begins with, by its address; of one without a list of its own, those that every screen shows. */
  documentsOf(screen: string): DocumentId[];
  /** Everything of documents that a page fetches to show them: the index of its language and their files. */
  addressesIn(locale: string, documents: readonly DocumentId[]): string[];
  /** What stands in a page of the program in a language: which release it goes with, and what of it the screen begins with. */
  tagsIn(locale: string, documents: readonly DocumentId[]): string;
};

export function browserDocuments(content: OpenContent, client: string): BrowserDocuments {
  const { together, screens } = screensOf(client);
  const { files, indexes, pathOf } = documentFiles(content, together);
  const locales: Documents['locales'] = content.document('locales');
  const block = `<script type="application/json" data-of="content">${JSON.stringify({ indexes, locales }).replaceAll('<', '\\u003c')}</script>`;
  return {
    files,
    documentsOf: (screen) => screens[screen]?.documents ?? together,
    addressesIn,
    tagsIn: (locale, documents) => addressesIn(locale, documents).map((file) => `<link rel="preload" as="fetch" crossorigin href="${file}">`).join('') + block,
  };

  function addressesIn(locale: string, documents: readonly DocumentId[]): string[] {
    return [...new Set([indexes[locale] ?? '', ...documents.map((id) => pathOf(id, locale))])];
  }
}

/** Puts such tags into the page of a screen: where all that the program is made of waits in a template, there. */
export function withDocuments(html: string, tags: string): string {
  return html.replace(/<template id="program"[^>]*>|(?=<\/head>)/, (place) => place + tags);
}

function screensOf(client: string): Screens {
  const file = path.join(client, 'screens.json');
  if (!existsSync(file)) throw new Error(`${client} holds no build: run "nx run web:client" first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Screens; // the build's own
}
