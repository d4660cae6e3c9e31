import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { loadDocument, subscribe } from 'virtual:content';
import { arrived } from '@bridge/client';
import type { DocumentId, Documents } from '@bridge/content';

/** One document of content/ in one language. */
export function documentQuery<Id extends DocumentId>(id: Id, locale: string) {
  return queryOptions({
    queryKey: ['content', locale, id],
    queryFn: (): Promise<Documents[Id]> => arrived(() => loadDocument(id, locale)),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}

/** Development: an edited document takes the old one's place in the open page. */
export function followEdits(queryClient: QueryClient): () => void {
  return subscribe((id, locale, document) => queryClient.setQueryData(['content', locale, id], document));
}
