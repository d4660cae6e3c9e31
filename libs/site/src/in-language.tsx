import type { ReactNode } from 'react';
import { inLanguage, useSite } from './site.tsx';

/** A text inside a line of the page's language, marked where it is in another one: not translated yet. */
export function InLanguage({ lang, children }: { lang: string | undefined; children: ReactNode }) {
  const site = useSite();
  return lang === undefined || lang === site.locale.code ? children : <span {...inLanguage(site, lang)}>{children}</span>;
}
