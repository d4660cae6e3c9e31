import type { Content } from '../core/content.ts';

type Accepted = { acceptedTerms?: string | undefined; acceptedPrivacy?: string | undefined };

/** What is stored of a consent, by its text: null where none was given. */
export type Consent = { terms: string | null; privacy: string | null };

/** The version of each text that was accepted, and the language in which the reader of a language had it before their eyes. */
export function consentTo({ acceptedTerms, acceptedPrivacy }: Accepted, content: Content, locale: string): Consent {
  const read = (id: 'legal/terms' | 'legal/privacy', version: string | undefined) => {
    if (version === undefined) return null;
    const { textLang = locale } = content.document(id, locale);
    return `${version} (${textLang})`;
  };
  return { terms: read('legal/terms', acceptedTerms), privacy: read('legal/privacy', acceptedPrivacy) };
}
