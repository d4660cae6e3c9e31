import type { List } from '@bridge/content';

type Languages = Pick<List, 'source' | 'locales'>;

/** The language of a page, by its address. */
export function languageOf(address: string, { source, locales }: Languages): string {
  return locales.find(({ code }) => code !== source && (address === `/${code}` || address.startsWith(`/${code}/`)))?.code ?? source;
}

/** The same page in another language. */
export function addressIn(address: string, code: string, languages: Languages): string {
  const own = languageOf(address, languages);
  const bare = own === languages.source ? address : address.slice(own.length + 1) || '/';
  if (code === languages.source) return bare;
  return `/${code}${bare === '/' ? '' : bare}`;
}
