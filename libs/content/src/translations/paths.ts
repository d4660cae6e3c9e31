import { localePattern } from '../schemas/locales.ts';

const folder = 'translations/';

/** True for a file that belongs to a translation. */
export function isTranslation(file: string): boolean {
  return file.startsWith(folder);
}

/** The language of a file below translations/, and the file of content/ it translates (or 'locale.json', which says what the language is). */
export function translationIn(file: string): { locale: string; of: string } | undefined {
  const [, locale = '', of] = /^translations\/([^/]+)\/(.+)$/.exec(file) ?? [];
  return of !== undefined && localePattern.test(locale) ? { locale, of } : undefined;
}

/** The language whose lock file this is. */
export function lockIn(file: string): string | undefined {
  const [, locale = ''] = /^translations\/([^/]+)\.lock\.json$/.exec(file) ?? [];
  return localePattern.test(locale) ? locale : undefined;
}

/** Where a language keeps its version of a file. */
export function translationOf(file: string, locale: string): string {
  return `${folder}${locale}/${file}`;
}

export function lockOf(locale: string): string {
  return `${folder}${locale}.lock.json`;
}
