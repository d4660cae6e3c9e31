import { locales } from 'virtual:content';

/** A language of the product and the start of its addresses: '' for the source language, '/fr' for French. */
export type PageLocale = { code: string; name: string; dir: 'ltr' | 'rtl'; prefix: string };

/** Every language the product speaks, the source language first. */
export const pageLocales: readonly PageLocale[] = locales.locales.map(({ code, name, dir }) => ({ code, name, dir, prefix: code === locales.source ? '' : `/${code}` }));

/** Those that a person may choose; a draft is read by whoever knows its address. */
export const offeredLocales = pageLocales;

/** A path of the router (without prefix) as an address in a language. */
export function addressIn({ prefix }: PageLocale, href: string): string {
  return prefix && /^\/(?:[?#]|$)/.test(href) ? prefix + href.slice(1) : prefix + href;
}

/** The language of an address. */
export function localeAt(pathname: string): PageLocale {
  const found = pageLocales.find(({ prefix }) => prefix && (pathname === prefix || pathname.startsWith(`${prefix}/`)));
  return found ?? localeOf(locales.source);
}

/** The language with a code; the source language where there is none. */
export function localeOf(code: string | undefined): PageLocale {
  const source = { code: locales.source, name: locales.source, dir: 'ltr' as const, prefix: '' };
  return pageLocales.find((one) => one.code === code) ?? pageLocales.find((one) => one.code === locales.source) ?? source;
}

/** Says on <html> what is read, and from which side: the served page does so, the one of `npm run dev` does not. */
export function showLocale({ code, dir }: PageLocale): void {
  document.documentElement.lang = code;
  document.documentElement.dir = dir;
}
