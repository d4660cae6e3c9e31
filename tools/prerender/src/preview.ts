import type { Desk } from '@bridge/content-tool/desk';
import type { DocumentId, OpenContent } from '@bridge/content';
import type { Content } from '@bridge/content/engine/content';
import { documentId } from '@bridge/content/engine/kinds';
import { publicScreens } from '@bridge/model';
import { accountPagesIn, drawAccountPage } from './account-pages.ts';
import { documentOf } from './document.ts';
import { addressOf, pagesIn, type PublicPage } from './pages.ts';
import { Pictures } from './pictures.ts';
import { localesIn, partsFor } from './prerender.ts';
import { loadRenderer, type Locale, type Renderer } from './renderer.ts';
import { Texts } from './texts.ts';

/** Which page is to be drawn: the one at `address`, or else the first that shows the document. With `draft`, as the form of the document says it. */
export type Wanted = { file: string; locale?: string; address?: string; draft?: Record<string, unknown>; /** What the two builds of apps/web made. */ client: string; server: string; /** Where drawn pictures are kept. */ cache?: string };
/** A page as readers would have it, and the addresses of all that show the document; `none` where no page does. */
export type Previewed = { state: 'drawn'; html: string; address: string; addresses: string[] } | { state: 'none'; addresses: string[] } | { state: 'faulty'; addresses: string[] };

let loaded: { server: string; renderer: Promise<Renderer> } | undefined;

/** Draws one page of content that is not published, with the code that draws releases: what it shows is what readers would get. Nothing in it is run. */
export async function preview(desk: Desk, { file, locale: code, address: asked, draft, client, server, cache }: Wanted): Promise<Previewed> {
  if (loaded?.server !== server) loaded = { server, renderer: loadRenderer(server) };
  const renderer = await loaded.renderer;
  const seen = await desk.lookAt(draft && { file, value: draft, ...(code !== undefined && { locale: code }) }, async (read, unsaved): Promise<Previewed> => {
    const content = opened(read);
    const locales = localesIn(content);
    const wanted = locales.find((one) => one.code === code) ?? locales.find(({ prefix }) => !prefix);
    const locale = asked === undefined ? wanted : localeAt(asked, locales);
    if (!locale) return { state: 'none', addresses: [] };
    const pictures = new Pictures(read.folder, cache);
    const pages = pagesIn(locale, locales, { content, renderer, pictures, texts: new Texts(read.folder, unsaved), now: new Date().toISOString() });
    const screens = accountPagesIn(locale, { content, like: pages[0] });
    const addresses = showing(file, pages, renderer).map((at) => addressOf(locale.prefix, at));
    const address = asked ?? addresses[0];
    const isThere = ({ path: at }: PublicPage) => addressOf(locale.prefix, at) === address;
    const parts = partsFor({ content, renderer, client, origin: undefined });
    const page = pages.find(isThere);
    const screen = page ? undefined : screens.find(isThere);
    if (page) page.site.pictures = await pictures.inPage(page.site.pictures);
    const html = page ? documentOf(page, parts) : screen && (await drawAccountPage(screen, content, parts));
    return html === undefined || address === undefined ? { state: 'none', addresses } : { state: 'drawn', html: withoutScripts(html), address, addresses };
  });
  return seen === 'faulty' ? { state: 'faulty', addresses: [] } : seen;
}

/** What the workbench reads, as what draws pages reads it. */
function opened(content: Content): Pick<OpenContent, 'document' | 'ids'> {
  return {
    ids: () => content.ids(),
    document: (id, locale) => {
      const isSpoken = content.locales()?.locales.some(({ code }) => code === locale);
      const document = content.get(id, isSpoken ? locale : undefined);
      if (document === undefined) throw new Error(`content has no document "${id}"`);
      return document;
    },
  };
}

function localeAt(address: string, locales: readonly Locale[]): Locale | undefined {
  return locales.find(({ prefix }) => prefix && (address === prefix || address.startsWith(`${prefix}/`))) ?? locales.find(({ prefix }) => !prefix);
}

/** The paths of the pages that show a document: its own, those that say they read it, and one of those that every document of its kind is on. */
function showing(file: string, pages: readonly PublicPage[], renderer: Renderer): string[] {
  const id = documentId(file) as DocumentId; // its kind was looked at
  const own = pages.filter(({ source, site }) => source === id || (id.startsWith('pictures/') && Object.hasOwn(site.pictures, id.slice('pictures/'.length))));
  const reading = pages.filter(({ view, hidden }) => {
    if (hidden) return false;
    const seen = view();
    return seen.kind === 'page' && renderer.pageDocuments(seen.page).includes(id);
  });
  const everywhere = /^(?:navigation\/|brand$|locales$|interface\/(?:site|common)$)/.test(id) ? ['/'] : /^interface\/(?:auth|app)$|^messages\/fields$/.test(id) ? [...publicScreens] : [];
  return [...new Set([...own, ...reading].map(({ path: at }) => at).concat(everywhere))];
}

function withoutScripts(html: string): string {
  return html.replace(/<script[^>]*><\/script>/g, '');
}
