import type { Opportunities } from '@bridge/content';

export type Opportunity = Opportunities['items'][number];
export type Category = Opportunities['categories'][number];

/** The category an address names: /explore/technology on the page /explore. */
export function categoryOf(path: string, pagePath: string): string | undefined {
  return path.startsWith(`${pagePath}/`) ? decodeURIComponent(path.slice(pagePath.length + 1)) : undefined;
}

/** What a search looks through: title, company and description, each on its own line so that no match spans two. */
export function searchText({ title, company, description }: Pick<Opportunity, 'title' | 'company' | 'description'>): string {
  return [title, company, description].join('\n').toLowerCase();
}

/** Whether a searched text holds what was typed, in any case. */
export function holds(text: string, query: string): boolean {
  return text.includes(query.trim().toLowerCase());
}

/** The addresses of an explorer: one for each category, for prerendering. */
export function explorerPaths(pagePath: string, categories: readonly Category[]): string[] {
  return categories.map(({ id }) => `${pagePath}/${id}`);
}
