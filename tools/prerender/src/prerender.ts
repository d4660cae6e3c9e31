import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openContent, type OpenContent } from '@bridge/content';
import { wholeSite } from '@bridge/content-tool';
import { buildId } from './build-id.ts';
import { accountPagesIn, makeAccountPage } from './account-pages.ts';
import { browserDocuments, withDocuments, type BrowserDocuments } from './browser-documents.ts';
import { stylesFrom } from './css/purge.ts';
import { documentOf, type BuildFiles, type Parts } from './document.ts';
import { feeds } from './feeds.ts';
import { filesIn, hashOf, MadeFolder, type MadeFiles } from './folder.ts';
import { escape } from './html.ts';
import { workerOf } from './offline.ts';
import { fileOf, pagesIn, type PublicPage } from './pages.ts';
import { Pictures } from './pictures.ts';
import { loadRenderer, type Locale, type Renderer } from './renderer.ts';
import { sources } from './sources.ts';
import { standInPage } from './stand-in.ts';
import { Texts } from './texts.ts';
import { createWaiting } from './waiting.ts';
import { opportunityTemplate, publicScreens } from '@bridge/model';
import { shareImage } from '@bridge/share-image';

export type Options = {
  content: string;
  /** What `vite build` made. */
  client: string;
  /** What `vite build --ssr` made. */
  server: string;
  /** Where the whole site goes. What is there and still right stays. */
  out: string;
  /** Where is kept what takes long, from run to run. */
  cache: string | undefined;
  /** Whether pictures for shared links are drawn. */
  images: boolean;
  /** Where the site stands; otherwise as content/brand.json says. */
  origin: string | undefined;
  now: string;
};

/** What a site is made of, read and checked. */
export type Opened = { content: OpenContent; renderer: Renderer; texts: Texts; pictures: Pictures; options: Omit<Options, 'out' | 'now'> };

export async function openSite(options: Opened['options']): Promise<Opened> {
  const { content: folder, server, cache } = options;
  const [content, renderer] = await Promise.all([openContent(folder, { whole: wholeSite, ...(cache !== undefined && { remember: path.join(cache, 'sound-texts') }) }), loadRenderer(server)]);
  return { content, renderer, texts: new Texts(folder), pictures: new Pictures(folder, cache), options };
}

/** Makes the site: what the browser build made, and every public page of every language as a file. */
export async function prerender({ out, now, ...options }: Options): Promise<{ pages: number; made: number }> {
  const site = new MadeFolder(out);
  const drawn = await drawSite(await openSite(options), site, now);
  site.finish();
  writeFileSync(path.join(out, '.build.json'), JSON.stringify({ id: buildId(options), own: site.copied })); // for the server: whose releases it can show, and what of this site is in none
  return drawn;
}

/** Draws the site as it is at a moment into a folder, or whatever else takes its files. */
export async function drawSite({ content, renderer, texts, pictures, options }: Opened, site: MadeFiles, now: string): Promise<{ pages: number; made: number }> {
  const { client, server, cache, images, origin: given } = options;
  const brand = content.document('brand');
  const locales = localesIn(content);
  const parts = partsFor({ content, renderer, client, origin: given });
  const { origin, files, imageOf } = parts;
  const pages = locales.flatMap((locale) => pagesIn(locale, locales, { content, texts, pictures, renderer, now }));

  const accountPages = locales.flatMap((locale) => accountPagesIn(locale, { content, like: pages.find(({ site }) => site.locale.code === locale.code) }));

  for (const at of filesIn(client)) if (!isScreen(at) && !forPages.includes(at)) site.copy(at, path.join(client, at));
  const browser = browserDocuments(content, client);
  for (const [at, text] of browser.files) site.file(at, at, () => text);
  const worker = workerOf(browser, locales, client);
  site.file('/sw.js', hashOf(worker), () => worker);
  for (const locale of locales) await screensIn(locale, site, { content, renderer, client, browser });
  const of = hashOf(origin, files, hashOf(readFileSync(path.join(server, 'entry-server.js'), 'utf8')), hashOf(...sources()), locales);
  const shared = new Map(locales.map((locale) => [locale.code, sharedBy(pages.find(({ site: { locale: { code } } }) => code === locale.code))]));
  const { made: before } = site;
  for (const page of pages) site.file(fileOf(page), hashOf(of, shared.get(page.site.locale.code), page.of()), () => documentOf(page, parts));
  for (const page of accountPages) await makeAccountPage(page, site, { content, client, browser, of: [of, shared.get(page.site.locale.code)], parts, styles: async () => stylesFrom((await renderer.loadStandIns()).accountStyles) });
  const { made } = site;
  await pictures.drawInto(site, new Set(pages.flatMap((page) => Object.keys(page.site.pictures))));
  for (const file of feeds(pages, locales, origin, renderer)) site.file(file.path, hashOf(file.text), () => file.text);
  if (images) for (const page of [...pages, ...accountPages].filter(({ path: at }) => at !== opportunityTemplate)) site.file(imageOf(page).address, hashOf('image', page.title, brand.name), () => shareImage(page.title, brand.name, cache));
  return { pages: pages.length + accountPages.length, made: made - before };
}

/** What every public page is made with. */
export function partsFor({ content, renderer, client, origin }: { content: Pick<OpenContent, 'document'>; renderer: Renderer; client: string; origin: string | undefined }): Parts {
  const brand = content.document('brand');
  return { renderer, origin: origin ?? brand.baseUrl.replace(/\/$/, ''), files: filesOf(client), imageOf, styles: () => stylesFrom(renderer.styles) };

  function imageOf({ path: at, title, site: { locale } }: PublicPage): { address: string; alt: string } {
    const isHome = (at === '/' && !locale.prefix) || at === opportunityTemplate; // what is offered has no picture of its own
    return { address: isHome ? brand.shareImage.path : `/share${locale.prefix}${at === '/' ? '/home' : at}.png`, alt: isHome ? brand.shareImage.alt : `${brand.name}: ${title}` };
  }
}

/** The languages of a site, with what each says to whoever could read it in another one. */
export function localesIn(content: Pick<OpenContent, 'document'>): Locale[] {
  return localesOf(content.document('locales')).map((locale) => ({ ...locale, offer: offerIn(content, locale) }));
}

/** The pages of the screens that the program draws, in one language: one for each that has its own, and one for all others. */
async function screensIn(locale: Locale, site: MadeFiles, { content, renderer, client, browser }: { content: OpenContent; renderer: Renderer; client: string; browser: BrowserDocuments }): Promise<void> {
  const waiting = await createWaiting(locale, { content, renderer });
  const { name } = content.document('brand', locale.code);
  const made = hashOf(waiting.of, ...sources());
  for (const at of filesIn(client)) {
    if (!isScreen(at) || isPublicShell(at)) continue; // a public page stands there
    const screen = at.replace(/^\/shell|\.html$/g, '');
    const documents = browser.documentsOf(screen);
    const tags = browser.tagsIn(locale.code, documents);
    const html = shellIn(locale, name, readFileSync(path.join(client, at), 'utf8'));
    const page = standInPage(screen, html, locale, { content, renderer, client, documents }) ?? { of: hashOf(html), make: () => Promise.resolve(html) };
    const file = `${locale.prefix}${at === '/index.html' ? '/shell.html' : at}`;
    await site.page(file, { of: hashOf(page.of, made, tags), make: async () => withDocuments(waiting.into(installable(locale, await page.make())), tags) });
  }
}

/** What the build has left for whoever makes pages of it. */
const forPages = ['/screens.json', '/offline.json', '/sw.js'];
const isScreen = (at: string) => at === '/index.html' || at.startsWith('/shell/');
const publicShell = new RegExp(`/shell(?:${publicScreens.join('|')})\\.html$`);
const isPublicShell = (at: string) => publicShell.test(at);

/** What all pages of a language have in common. */
function sharedBy(page: PublicPage | undefined): string {
  return hashOf(page?.titlePattern, page?.site.brand, page?.site.navigation, page?.site.words, page?.site.colours, page?.site.saver, page?.site.untranslated);
}

/** The page of a screen that the browser draws, right in its language from the first frame. */
function shellIn({ code, dir }: Locale, name: string, html: string): string {
  return html.replace(/<html [^>]*>/, `<html lang="${code}" dir="${dir}">`).replace(/<title>[^<]*/, () => `<title>${escape(name)}`);
}

/** A page that says how the product is kept on a home screen. */
function installable({ prefix }: Locale, html: string): string {
  return html.replace('</head>', `<link rel="manifest" href="${prefix}/site.webmanifest"></head>`);
}

function localesOf({ source, locales }: { source: string; locales: { code: string; name: string; dir: 'ltr' | 'rtl'; region?: string | undefined }[] }): Locale[] {
  return locales.map(({ code, name, dir, region }) => ({ code, name, dir, ...(region !== undefined && { region }), prefix: code === source ? '' : `/${code}` }));
}

/** How a page is offered in a language, in that language. */
function offerIn(content: Pick<OpenContent, 'document'>, { code }: Locale): { text: string; dismiss: string } {
  const { footer } = content.document('interface/site', code) as { footer: { offer: string; dismissOffer: string } }; // content check has made sure of it
  return { text: footer.offer, dismiss: footer.dismissOffer };
}

/** The names of the files that pages ask for; the build has put a hash into them. */
function filesOf(client: string): BuildFiles {
  if (!existsSync(path.join(client, 'assets'))) throw new Error(`${client} holds no build: run "nx run web:client" first.`);
  const names = readdirSync(path.join(client, 'assets'));
  const find = (pattern: RegExp) => {
    const name = names.find((file) => pattern.test(file));
    if (!name) throw new Error(`${client}/assets has no file like ${pattern}.`);
    return `/assets/${name}`;
  };
  return { boot: find(/^boot-.*\.js$/), early: find(/^early-.*\.js$/), live: find(/^live-.*\.js$/), forms: find(/^forms-.*\.js$/), face: find(/^bricolage-grotesque-latin-.*\.woff2$/) };
}
