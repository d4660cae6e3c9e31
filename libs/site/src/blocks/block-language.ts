import { createContext, use } from 'react';

/** The language of the block that is being drawn, where it is not the page's: a text that is not translated yet. */
export const BlockLanguage = createContext<string | undefined>(undefined);

/** The attribute that says so to screen readers and hyphenation. */
export function useBlockLanguage(): { lang?: string } {
  const lang = use(BlockLanguage);
  return lang === undefined ? {} : { lang };
}
