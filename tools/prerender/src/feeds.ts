import { createHash } from 'node:crypto';
import { publicScreens, screens } from '@bridge/model';
import { escape } from './html.ts';
import { addressOf, type PublicPage } from './pages.ts';
import type { Locale, Renderer } from './renderer.ts';

/** A file of the site: its path, and what is in it. */
export type SiteFile = { path: string; text: string };

const longest = 20;
// The application's own addresses: nothing for search engines, and nothing to fetch ahead.
const calls = ['/api/*', '/auth/*', '/users/*', '/dev/*'];
const areas = ['/talent/*', '/mentor/*', '/partner/*'];
// What somebody shares is meant to be read by the sites it is shared on; account screens are public pages.
const open = new Set<string>(publicScreens);
const ownScreens = ['/theme', '/saver', ...screens].filter((path) => !open.has(path) && !/^\/(talent|mentor|partner)\//.test(path));

/** What a phone needs to keep the product on its home screen: it opens where the person left off, without the browser's frame. */
function manifest(pages: readonly PublicPage[], { code, dir, prefix }: Locale): string {
  const brand = pages[0]!.site.brand; // a site without a page is not built
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any maskable' }); // the mark keeps within the circle that a phone may cut out
  const colours = { background_color: '#fdfdfc', theme_color: '#fdfdfc' };
  return JSON.stringify({ name: brand.name, short_name: brand.name, lang: code, dir, id: '/', start_url: `${prefix}/dashboard`, scope: '/', display: 'standalone', ...colours, icons: [192, 512].map(icon) });
}

/** What others read of the site as a whole: sitemap, robots.txt, a feed of the posts for each language, and which links a browser may fetch ahead. */
export function feeds(pages: readonly PublicPage[], locales: readonly Locale[], origin: string, { isPublished }: Pick<Renderer, 'isPublished'>): SiteFile[] {
  const now = pages[0]?.site.now ?? '';
  const found = pages.filter((page) => !page.hidden && isPublished(page, now));
  const application = [...calls, ...locales.flatMap(({ prefix }) => [...areas, ...ownScreens].map((path) => prefix + path))];
  const rules = JSON.stringify({ prefetch: [{ source: 'document', where: { and: [{ href_matches: '/*' }, { not: { href_matches: application } }] }, eagerness: 'moderate' }] });
  return [
    { path: '/sitemap.xml', text: sitemap(found, locales, origin) },
    { path: '/robots.txt', text: `User-agent: *\n${application.map(disallow).join('')}\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/sitemap-opportunities.xml\n` },
    ...locales.map((locale) => ({ path: `${locale.prefix}/rss.xml`, text: rss(found, locale, origin) })),
    ...locales.map((locale) => ({ path: `${locale.prefix}/site.webmanifest`, text: manifest(found, locale) })),
    { path: `/assets/speculation-${createHash('sha256').update(rules).digest('hex').slice(0, 8)}.json`, text: rules },
  ];
}

/** A folder, or one address with whatever its query: "/career" must not hide "/careers". */
function disallow(path: string): string {
  return path.endsWith('*') ? `Disallow: ${path.slice(0, -1)}\n` : `Disallow: ${path}$\nDisallow: ${path}?\n`;
}

function sitemap(pages: readonly PublicPage[], locales: readonly Locale[], origin: string): string {
  const others = (path: string) => (locales.length < 2 ? '' : locales.map(({ code, prefix }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escape(origin + addressOf(prefix, path))}"/>`).join(''));
  const entries = pages.map(({ path, site }) => `<url><loc>${escape(origin + addressOf(site.locale.prefix, path))}</loc>${others(path)}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('\n')}</urlset>\n`;
}

function rss(pages: readonly PublicPage[], { code, prefix }: Locale, origin: string): string {
  const own = pages.filter(({ site }) => site.locale.code === code);
  const dated = own.flatMap((page) => (page.date === undefined ? [] : [{ page, date: page.date }]));
  const newest = dated.toSorted((a, b) => b.date.localeCompare(a.date) || a.page.path.localeCompare(b.page.path)).slice(0, longest);
  const blog = own.find(({ path }) => path === '/blog') ?? own[0];
  const items = newest.map(({ page: { path, title, description }, date }) => {
    const link = escape(origin + addressOf(prefix, path));
    return `<item><title>${escape(title)}</title><link>${link}</link><guid>${link}</guid><description>${escape(description)}</description><pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate></item>`;
  });
  const head = `<title>${escape(blog?.site.brand.name ?? '')}: ${escape(blog?.title ?? '')}</title><link>${escape(origin + addressOf(prefix, '/blog'))}</link><description>${escape(blog?.description ?? '')}</description><language>${code}</language>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${head}${items.join('\n')}</channel></rss>\n`;
}
