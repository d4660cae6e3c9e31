import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { DocumentId, Documents } from '@bridge/content';
import { documentQuery } from './documents.ts';
import { wordsCome } from './words.ts';

/** What every route's guard and loader is handed. */
export type RouteContext = {
  queryClient: QueryClient;
  words: i18n;
  locale: string;
  /** Whether the router has a page at this path: menus name pages that come later, too. */
  isPage: (path: string) => boolean;
  /** Opens an address as a document. Absent in tests, which stay where they are. */
  leave?: ((href: string) => void) | undefined;
};

/** A document, loaded once. */
export function document<Id extends DocumentId>({ queryClient, locale }: RouteContext, id: Id): Promise<Documents[Id]> {
  return queryClient.ensureQueryData(documentQuery(id, locale));
}

/** Makes sure that the words of a screen are there before it is drawn; rejects where they do not come. */
export function loadWords({ words }: RouteContext, ...namespaces: string[]): Promise<void> {
  return wordsCome(words, namespaces);
}
