import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { DocumentId, Documents } from '@bridge/content';
import { documentQuery } from './documents.ts';

/** A document of content/, in the page's language; follows edits while developing. */
export function useDocument<Id extends DocumentId>(id: Id): Documents[Id] {
  const { locale } = useRouteContext({ from: '__root__' });
  return useSuspenseQuery(documentQuery(id, locale)).data;
}
