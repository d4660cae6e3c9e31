/* eslint-disable @nx/enforce-module-boundaries -- type only: content/ is no project; the words come as a prop */
import type site from '../../../content/interface/site.json';

/** The words of the public pages' frame, as the file content/interface/site.json has them. */
export type SiteWords = typeof site;

/** `document` as the words of the site. `content check` has made sure of every leaf; a translation falls back to the source. */
export function siteWords(document: object): SiteWords {
  return document as SiteWords; // the loader types every file of interface/ alike, as a tree of texts
}

/** A wording with its {{placeholders}} filled in. */
export function fill(wording: string, values: Record<string, string | number>): string {
  return wording.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The plural forms of a word: found_one, found_other and whatever more its language has. */
export function pluralForms(words: Record<string, unknown>, key: string): Forms {
  const forms = Object.entries(words).flatMap(([name, text]) => (name.startsWith(`${key}_`) && typeof text === 'string' ? [[name.slice(key.length + 1), text]] : []));
  return { other: '', ...Object.fromEntries(forms) };
}

// Kept by language: making them takes a hundred times as long as using them.
const rules = new Map<string, { plurals: Intl.PluralRules; numbers: Intl.NumberFormat }>();

/** The form of a wording that a count takes in a language, with the count filled in. */
export function plural(forms: Forms, count: number, locale: string): string {
  let known = rules.get(locale);
  if (!known) rules.set(locale, (known = { plurals: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) }));
  return fill(forms[known.plurals.select(count)] ?? forms.other, { count: known.numbers.format(count) });
}
