import type { Content } from '../core/content.ts';

/** The language of an address: undefined for one that is none, or that has an address without it. */
export function localeOf(content: Content, prefix: string | undefined): string | undefined {
  const { source, locales } = content.document('locales');
  if (prefix === undefined) return source;
  return prefix !== source && locales.some(({ code }) => code === prefix) ? prefix : undefined;
}

/** Every language with the prefix of its addresses, the source language first. */
export function prefixes(content: Content): { language: string; prefix: string }[] {
  const { source, locales } = content.document('locales');
  return [{ language: source, prefix: '' }, ...locales.filter(({ code }) => code !== source).map(({ code }) => ({ language: code, prefix: `/${code}` }))];
}
