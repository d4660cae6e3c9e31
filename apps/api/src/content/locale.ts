import type { Content } from '../core/content.ts';

/** A language of the content: the wanted one, or else the source language. */
export function localeOf(content: Content, wanted: string | undefined): string {
  const { source, locales } = content.document('locales');
  return locales.find(({ code }) => code === wanted)?.code ?? source;
}

/** The language of the content that an Accept-Language header asks for first; the source language where it asks for none. */
export function acceptedLocale(content: Content, header: string | string[] | undefined): string {
  const { source, locales } = content.document('locales');
  for (const tag of tagsOf(String(header ?? ''))) {
    const found = locales.find(({ code }) => code.toLowerCase() === tag) ?? locales.find(({ code }) => languageOf(code) === languageOf(tag));
    if (found) return found.code;
  }
  return source;
}

/** The language that a new account has chosen by the page it was made on; on pages of the source language nobody has chosen. */
export function chosenLocale(content: Content, locale: string): string | null {
  return locale === content.document('locales').source ? null : locale;
}

const most = 20;

/** The tags of a header, the most wanted first. */
function tagsOf(header: string): string[] {
  const asked = header.split(',', most).map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
  return asked.filter(({ tag, quality }) => tag && quality > 0).toSorted((a, b) => b.quality - a.quality).map(({ tag }) => tag);
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}
