import type { Locales } from '@bridge/content';

/** What every page of the program says of the content that it goes with: the index of each language. */
type Release = { indexes: Record<string, string>; locales: Locales };

const said = document.querySelector('script[data-of=content]')?.textContent;

/** What this page says; nothing in development, where content comes by another way. */
export const release: Release = said ? (JSON.parse(said) as Release) : { indexes: {}, locales: { source: '', locales: [] } }; // tools/prerender wrote it
