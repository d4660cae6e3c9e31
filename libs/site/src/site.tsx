import type { Brand, DocumentId, Documents, Navigation, ShownPicture } from '@bridge/content';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { PostSummary } from './blog/post-summary.ts';
import type { SiteWords } from './words.ts';

/** A language a page can be read in, and the start of its addresses: '' for the source language, '/fr' for French. */
export type SiteLocale = {
  code: string;
  name: string;
  dir: 'ltr' | 'rtl';
  prefix: string;
  /** How the page is offered in this language, in this language. */
  offer?: { text: string; dismiss: string };
};

/** What a page needs beside its own document. Plain data, the same on the server and in the browser. */
export type SiteContext = {
  brand: Brand;
  words: SiteWords;
  navigation: { public: Navigation; footer: Navigation };
  /** The documents that the page's blocks name: see `pageDocuments`. */
  documents: { [Id in DocumentId]?: Documents[Id] };
  /** The pictures that the page may show, by their ids. */
  pictures: { [id: string]: ShownPicture };
  /** Heads of the posts that are published, in any order. */
  posts: readonly PostSummary[];
  locale: SiteLocale;
  /** Every language the page exists in. */
  locales: readonly SiteLocale[];
  /** The page's address without the language's prefix, such as /explore/technology. */
  path: string;
  /** When the page is made (ISO). What depends on the clock is put right in the browser, without hydration. */
  now: string;
};

/** The attributes of a text in another language than its page's; none for one in the page's own. */
export function inLanguage({ locales }: Pick<SiteContext, 'locales'>, lang: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (lang === undefined) return {};
  return { lang, dir: locales.find(({ code }) => code === lang)?.dir ?? 'ltr' };
}

const Site = createContext<SiteContext | undefined>(undefined);

export function SiteProvider({ site, children }: { site: SiteContext; children: ReactNode }) {
  return <Site value={site}>{children}</Site>;
}

export function useSite(): SiteContext {
  const site = useContext(Site);
  if (!site) throw new Error('A part of the public site was drawn outside <SiteProvider>.');
  return site;
}

/** A document that the page names. */
export function useDocument<Id extends DocumentId>(id: Id): Documents[Id] {
  const found = useSite().documents[id];
  if (found === undefined) throw new Error(`This page needs the document "${id}": put it into site.documents (pageDocuments(page) lists all it needs).`);
  return found as Documents[Id]; // indexing the mapped type by a type parameter widens to all documents
}
