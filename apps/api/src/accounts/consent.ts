import type { Content } from '../core/content.ts';

/** What is stored of a consent: the version of the terms, and the language in which the reader of a language had them before their eyes. */
export function consentTo(version: string | undefined, content: Content, locale: string): string | null {
  if (version === undefined) return null;
  const { textLang = locale } = content.document('legal/terms', locale);
  return `${version} (${textLang})`;
}
