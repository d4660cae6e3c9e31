declare module 'virtual:content' {
  // eslint-disable-next-line @nx/enforce-module-boundaries -- a declared module cannot import relatively
  import type { DocumentId, Documents, Locales } from '@bridge/content';

  /** The languages of the site; `locales.source` is the one without a prefix in the address. */
  export const locales: Locales;
  /** One document in one language, loaded once. Rejects for a document that does not exist. */
  export function loadDocument<Id extends DocumentId>(id: Id, locale: string): Promise<Documents[Id]>;
  /** Development: called with the new document after an edit. Answers the function that stops it. */
  export function subscribe(listener: <Id extends DocumentId>(id: Id, locale: string, document: Documents[Id]) => void): () => void;
  /** Development: called when the file of a document was deleted. A build has no such thing, and its module none either. */
  export function whenGone(listener: (id: DocumentId, locale: string) => void): () => void;
}
