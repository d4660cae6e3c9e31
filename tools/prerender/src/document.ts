import { escape, dataBlock, tag } from './html.ts';
import { addressOf, type PublicPage } from './pages.ts';
import type { Renderer } from './renderer.ts';
import { structuredData } from './structured-data.ts';
import { territoryOf } from './territory.ts';

/** Files of the build that every page names. */
export type BuildFiles = { boot: string; early: string; live: string; forms: string; face: string };

export type Parts = {
  renderer: Renderer;
  styles: () => { for(html: string): string; splitCritical?(html: string, place: number): [first: string, rest: string] };
  files: BuildFiles;
  /** Where the site stands, such as https://bridge.example. */
  origin: string;
  /** Address of the picture that shared links show. */
  imageOf: (page: PublicPage) => { address: string; alt: string };
};

/** The attributes of every page's body, and what stands in it; of an account screen also what the program is made of. */
type Drawn = { html: string; attributes?: Record<string, string>; program?: string };

/**
 * A whole page as HTML: complete without JavaScript, its styles in it, one async script. The styles of what comes after
 * the heading come after it, too: the first frame of a slow line waits for half of them.
 */
export function documentOf(page: PublicPage, parts: Parts, drawn?: Drawn): string {
  const { renderer, styles, files, origin } = parts;
  const { locale, brand } = page.site;
  const view = page.view();
  const { html, attributes = renderer.attributes, program }: Drawn = drawn ?? renderer.render(view, page.site);
  const opening = tag('html', { lang: locale.code, dir: locale.dir });
  const body = `${tag('body', { ...attributes, className: undefined, class: attributes['className'] })}${program === undefined ? html : `<div id="stand-in">${html}</div>${program}`}</body>`;
  const place = program === undefined ? afterHeading(body) : -1;
  const [first, rest] = (place < 0 ? undefined : styles().splitCritical?.(opening + body, opening.length + place)) ?? [styles().for(opening + body), ''];
  const image = parts.imageOf(page);
  const data = structuredData(page, view, origin, origin + image.address, renderer.plainText).map(dataBlock).join('');
  const title = page.titlePattern.replace('{{page}}', () => page.title).replace('{{brand}}', () => brand.name);
  const address = origin + addressOf(locale.prefix, page.path);
  const isFound = view.kind !== 'notFound' && view.kind !== 'opportunity' && !page.path.endsWith('/404'); // what answers with 404 is no page of its own, nor is what the server fills in
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escape(title)}</title>`,
    tag('link', { rel: 'preload', href: files.face, as: 'font', type: 'font/woff2', crossorigin: '' }),
    `${tag('script', { async: '', src: program === undefined ? files.boot : files.early, 'data-live': partsOf(html, files) })}</script>`,
    `<style>${first}</style>`,
    meta('description', page.description),
    meta('color-scheme', 'light dark'),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }), // for whatever draws no SVG
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: addressOf(locale.prefix, '/site.webmanifest') }),
    ...(isFound ? [tag('link', { rel: 'canonical', href: address }), ...alternates(page, origin)] : []),
    tag('link', { rel: 'alternate', type: 'application/rss+xml', href: addressOf(locale.prefix, '/rss.xml'), title: brand.name }),
    ...(page.hidden ? [meta('robots', 'noindex')] : []),
    property('og:type', view.kind === 'post' ? 'article' : 'website'),
    property('og:site_name', brand.name),
    property('og:title', page.title),
    property('og:description', page.description),
    ...(isFound ? [property('og:url', address)] : []),
    property('og:locale', territoryOf(locale)),
    ...page.site.locales.filter(({ code }) => code !== locale.code && isFound).map((other) => property('og:locale:alternate', territoryOf(other))),
    property('og:image', origin + image.address),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', image.alt),
    ...(view.kind === 'post' ? [property('article:published_time', view.post.date), property('article:section', view.post.category)] : []),
    meta('twitter:card', 'summary_large_image'),
  ].join('');
  refuse(page.path, html, page);
  const whole = rest ? `${body.slice(0, place)}<style>${rest}</style>${body.slice(place)}` : body;
  return `<!doctype html>${opening}<head>${head}</head>${whole.replace(/<\/body>$/, () => `${data}</body>`)}</html>\n`;
}

/** Where what the heading stands in ends: there a block of styles is nobody's neighbour. */
function afterHeading(body: string): number {
  const heading = body.indexOf('</h1>');
  const end = body.slice(heading).search(/<\/(?:div|section|header)>/);
  return end < 0 ? end : heading + end;
}

/** The scripts of what moves or answers on a page; most pages need none. */
function partsOf(html: string, { live, forms }: BuildFiles): string | undefined {
  const needed = [...(/ data-part="(?!form")/.test(html) ? [live] : []), ...(html.includes(' data-part="form"') ? [forms] : [])];
  return needed.join(' ') || undefined;
}

function alternates({ path, site: { locales } }: PublicPage, origin: string): string[] {
  if (locales.length < 2) return [];
  const link = (hreflang: string, prefix: string) => tag('link', { rel: 'alternate', hreflang, href: origin + addressOf(prefix, path) });
  return [...locales.map(({ code, prefix }) => link(code, prefix)), link('x-default', '')];
}

const meta = (name: string, content: string) => tag('meta', { name, content });
const property = (name: string, content: string) => tag('meta', { property: name, content });

/** What would break a page silently breaks the build instead. */
function refuse(path: string, html: string, { title, description }: PublicPage): void {
  const fault = (text: string): never => {
    throw new Error(`The page ${path} ${text}.`);
  };
  if (!title || !description) fault('has no title or description');
  const style = html.includes(' style="') ? /<[^>]* style="[^>]*>/.exec(html)?.[0] : undefined;
  if (style) fault(`has a style attribute, which the content security policy forbids: ${style.slice(0, 120)}`);
  if (/<script|<style/i.test(html)) fault('has a script or styles in its body');
  const headings = html.match(/<h1[ >]/g)?.length ?? 0;
  if (headings !== 1) fault(`has ${headings} first-level headings; expected one`);
}
