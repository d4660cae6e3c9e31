import type { AnchorHTMLAttributes } from 'react';
import { useSite } from './site.tsx';
import type { SiteContext } from './site.tsx';

/** Where a link of content leads: paths of the site get the prefix of the page's language, calls of the API have none. */
export function hrefOf(site: Pick<SiteContext, 'locale'>, to: string): string {
  if (!to.startsWith('/') || to.startsWith('/api/')) return to;
  return to === '/' ? site.locale.prefix || '/' : site.locale.prefix + to;
}

/** A plain link: public pages are documents, the browser goes from one to the next. */
export function SiteLink({ to, ...rest }: { to: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const site = useSite();
  const outside = /^https?:/.test(to) ? { rel: 'noopener' } : {};
  const here = to === site.path ? ({ 'aria-current': 'page' } as const) : {};
  return <a href={hrefOf(site, to)} {...outside} {...here} {...rest} />;
}

/** A path of content with a query added before its #part. */
export function withQuery(to: string, query: Record<string, string>): string {
  const [path = '', part] = to.split('#');
  const added = `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`;
  return part === undefined ? added : `${added}#${part}`;
}
