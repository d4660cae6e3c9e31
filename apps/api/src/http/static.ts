import { accountScreens } from '@bridge/model';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Content } from '../core/content.ts';
import { createAsset, encodingFor, packTightly, type Asset } from './asset.ts';
import { choose, isChoice } from './choice.ts';
import { chosenPrefix, wantedPrefix } from './chosen-locale.ts';
import { dashboardChoice } from './dashboard-choice.ts';
import { originOf } from './origin-of.ts';
import { savesData } from './saver.ts';
import { folderFiles, type SiteFiles } from './site-files.ts';
import { createPage, type Page } from './page.ts';
import { variantOf } from './variant.ts';
import { webRoutes, type Place } from './web-routes.ts';

/** Answers a GET outside the API; undefined where the web application has nothing there either. */
export type Web = {
  /** Whether something stands at an address. */
  knows(url: string): boolean;
  serve(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined;
  /** A page of the site with something else between its header and footer, and the policy of its styles. */
  around(request: FastifyRequest, path: string, title: string, main: string): { html: string; policy: string } | undefined;
  /** The page of an account screen as a plain form was sent from it, and the policy of its styles. */
  form(request: FastifyRequest, path: string): { html: string; policy: string } | undefined;
  /** A prerendered page as it is; `send` answers with what was made of it. */
  page(request: FastifyRequest, path: string): { html: string; send(reply: FastifyReply, html: string): FastifyReply } | undefined;
  /** The same of a page that stands at no address. */
  template(request: FastifyRequest, path: string): ReturnType<Web['page']>;
  /** A variant of a public screen's page, and the policy of its styles. */
  screen(request: FastifyRequest, path: string, variant: string): { html: string; policy: string } | undefined;
  /** The address that a page says of itself, such as https://bridge.example: as whoever runs it has said, or where it was asked for, or what it was built for. */
  originFor(request: FastifyRequest): string;
  /** Resolves once all that was asked for so far is packed as tightly as it gets. */
  packed(): Promise<unknown>;
};

// Where a third party's sign-in window comes back to. Under any stricter policy the browser would cut the window off from
// the page that opened it.
const thirdPartyReturn = '/sign-in/popup';
const isAccountScreen = (path: string) => (accountScreens as readonly string[]).includes(path);

/**
 * The built web application: a path is looked up in a map of the build's files and reaches no other. A file is read when it
 * is first asked for, and stays in memory. Where the site's address is another than the one it was built for, pages and
 * feeds say the right one: `origin`, or else the address at which they are asked for.
 */
export function openWeb(folder: string, content: Content, origin?: string): Web | undefined {
  const files = folderFiles(folder);
  return files && openSite(files, content, { origin });
}

/** The same over files from wherever. `before` is what they take the place of: what is the same in both is read once. */
export function openSite(from: SiteFiles, content: Content, { origin, before }: { origin?: string | undefined; before?: Web | undefined } = {}): Web {
  const opened = openSites(from, before && opening.get(before));
  const { files, siteAt, builtFor, read } = opened;
  // Without a host nobody knows where it was asked for: services that show links take no address without one.
  const originFor = (request: FastifyRequest) => origin ?? (originOf(request) || builtFor || content.document('brand').baseUrl.replace(/\/$/, ''));
  const siteOf = (request: FastifyRequest) => siteAt(originFor(request));
  const placeAt = webRoutes(new Set(files.filter((at) => at.endsWith('.html'))), content);
  const rules = files.find((name) => /^\/assets\/speculation-.*\.json$/.test(name));

  const web: Web = {
    knows(url) {
      const asked = decode(url);
      if (asked === undefined || isChoice(asked)) return true;
      const isFile = siteAt(builtFor ?? '').assets.has(asked);
      const place = placeAt(asked);
      return isFile || (!isLackingFile(asked, place) && ('redirect' in place || place.status === 200));
    },
    serve(request, reply) {
      const asked = decode(request.url);
      if (asked === undefined) return undefined;
      const chosen = choose(asked, request, reply);
      if (chosen) return chosen;
      const site = siteOf(request);
      const asset = ifThere(site.assets.get(asked));
      if (asset) return send(request, reply, asset, 200);
      const place = placeAt(asked);
      if (isLackingFile(asked, place)) return undefined;
      if ('redirect' in place) return reply.code(place.status).headers({ location: withQueryOf(request, place.redirect), 'cache-control': 'no-cache' }).send();
      const isForm = isAccountScreen(asked);
      // A public page offers the reader's language; of a screen, which is used and not found, it is taken for granted.
      const isOpening = asked === '/' || isForm || (/^\/shell[./]/.test(place.file) && asked !== thirdPartyReturn);
      const wanted = isOpening ? wantedPrefix(content, request, { asksBrowser: asked !== '/' }) : undefined;
      if (wanted) return reply.code(302).headers({ location: withQueryOf(request, asked === '/' ? wanted : wanted + asked), 'cache-control': 'no-cache', vary: 'Cookie, Sec-Fetch-Site, Service-Worker-Navigation-Preload, Accept-Language' }).send();
      const choice = dashboardChoice(content, request, asked);
      if (choice) return reply.code(302).headers({ location: choice, 'cache-control': 'no-cache', vary: 'Cookie, Sec-Fetch-Site, Service-Worker-Navigation-Preload' }).send();
      const isNowhere = place.status === 404 && place.file === '/404.html';
      // Also who comes from elsewhere and has chosen none reads that nothing is here; within the site a link has been followed by a reader of its page.
      const file = isNowhere ? `${chosenPrefix(content, request) ?? wantedPrefix(content, request, { asksBrowser: true }) ?? ''}${place.file}` : place.file;
      const page = ifThere(site.pages.get(variantOf(file, request)) ?? site.pages.get(file));
      if (!page) return undefined;
      if (asked === thirdPartyReturn) reply.header('cross-origin-opener-policy', 'unsafe-none');
      const isScreen = isShell(place.file); // its links lead to screens: there is nothing to fetch ahead
      reply.headers({ 'content-security-policy': page.policy, ...(rules && !isScreen && !savesData(request.headers) && { 'speculation-rules': `"${rules}"` }), ...(page.link && { link: page.link }) });
      return send(request, reply, page.for(request), place.status, isNowhere ? 'Cookie, Save-Data, Sec-Fetch-Site, Accept-Language, ' : 'Cookie, Save-Data, ');
    },
    around(request, path, title, main) {
      const page = pageAt(request, path);
      if (!page) return undefined;
      const html = page.for(request).bytes.identity.toString().replace(/<title>[^<]*/, () => `<title>${title}`);
      return { html: html.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, (_, start: string, end: string) => start + main + end), policy: page.policy };
    },
    form(request, path) {
      const page = formAt(request, path);
      return page && { html: page.for(request).bytes.identity.toString(), policy: page.policy };
    },
    page(request, path) {
      return toBeMade(request, pageAt(request, path));
    },
    template(request, path) {
      return toBeMade(request, ifThere(siteOf(request).pages.get(`${path}.html`)));
    },
    screen(request, path, variant) {
      const page = pageAt(request, path, variant) ?? pageAt(request, path);
      return page && { html: page.for(request).bytes.identity.toString(), policy: page.policy };
    },
    originFor,
    packed: () => Promise.all(read().map(packTightly)),
  };
  opening.set(web, opened);
  return web;

  /** A page that something is put into before it is sent. */
  function toBeMade(request: FastifyRequest, page: Page | undefined): ReturnType<Web['page']> {
    return page && {
      html: page.for(request).bytes.identity.toString(),
      send(reply, html) {
        reply.headers({ 'content-security-policy': page.policy, ...(rules && !savesData(request.headers) && { 'speculation-rules': `"${rules}"` }) });
        return send(request, reply, made(html), 200, 'Cookie, Save-Data, ');
      },
    };
  }

  /** The page that stands at a path in the variant that the request asks for. */
  function formAt(request: FastifyRequest, path: string): Page | undefined {
    const place = placeAt(path);
    const site = siteOf(request);
    return 'file' in place && place.status === 200 ? ifThere(site.pages.get(variantOf(place.file, request)) ?? site.pages.get(place.file)) : undefined;
  }

  /** The page that stands at a path, and none for those of another kind. */
  function pageAt(request: FastifyRequest, path: string, variant = ''): Page | undefined {
    const place = placeAt(path);
    return 'file' in place && place.status === 200 ? ifThere(siteOf(request).pages.get(place.file.replace(/\.html$/, `${variant && `.${variant}`}.html`))) : undefined;
  }
}

const keptPages = 32;
const pagesMade = new Map<string, Asset>();

/** A page that was made of another, packed once for as long as it stays the same. */
function made(html: string): Asset {
  const known = pagesMade.get(html);
  if (known) return known;
  if (pagesMade.size >= keptPages) pagesMade.clear();
  const asset = createAsset('/made.html', Buffer.from(html));
  pagesMade.set(html, asset);
  return asset;
}

/** A redirect keeps what was asked for; its own query comes first. */
function withQueryOf(request: FastifyRequest, to: string): string {
  const query = request.url.split('?').slice(1).join('?');
  const [address = '', part] = to.split('#');
  const full = query ? `${address}${address.includes('?') ? '&' : '?'}${query}` : address;
  return part === undefined ? full : `${full}#${part}`;
}

function send(request: FastifyRequest, reply: FastifyReply, asset: Asset, status: number, varies = ''): FastifyReply {
  const encoding = encodingFor(asset, request.headers['accept-encoding']);
  const etag = `"${asset.etag}-${encoding}"`;
  const bytes = asset.bytes[encoding];
  reply.headers({
    etag,
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...((varies || asset.bytes.br !== asset.bytes.identity) && { vary: `${varies}Accept-Encoding` }),
  });
  if (status === 200 && holds(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.code(status).type(asset.type).header('content-length', String(bytes.length));
  return request.method === 'HEAD' ? reply.send() : reply.send(bytes);
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}

function decode(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}

type Site = { assets: Map<string, Once<Asset>>; pages: Map<string, Once<Page>>; /** What was read of it so far. */ read: Set<Asset> };

/** How many addresses one server says of itself at a time: whoever asks under ever new names displaces the one that was asked for longest ago. */
const mostOrigins = 8;

type Opened = { files: readonly string[]; siteAt: (origin: string) => Site; siteOf: (origin: string) => Site | undefined; from: SiteFiles; builtFor: string | undefined; read: () => Asset[] };
const opening = new WeakMap<Web, Opened>();

/** The files, the site as it is at an address, and all that was read so far. */
function openSites(from: SiteFiles, before: Opened | undefined): Opened {
  const home = from.read('/index.html').content.toString();
  const builtFor = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(home)?.[1];
  const files = from.names;
  const built: Site = open();
  const sites = new Map<string, Site>();
  return { files, siteAt, siteOf: (origin) => (origin === builtFor ? built : sites.get(origin)), from, builtFor, read: () => [built, ...sites.values()].flatMap((site) => [...site.read]) };

  function siteAt(origin: string): Site {
    if (builtFor === undefined || origin === builtFor) return built;
    const site = sites.get(origin) ?? open({ from: builtFor, to: origin });
    sites.delete(origin); // the one asked for last stands last
    sites.set(origin, site);
    const [oldest] = sites.keys();
    if (sites.size > mostOrigins && oldest !== undefined) sites.delete(oldest);
    return site;
  }

  /** The site as it was built, or with another address in what says it. */
  function open(address?: { from: string; to: string }): Site {
    const read = new Set<Asset>();
    const old = before?.builtFor === builtFor ? before?.siteOf(address?.to ?? builtFor ?? '') : undefined;
    const pages = files.filter((at) => at.endsWith('.html')).map((at): [string, Once<Page>] => [at, known(at, old?.pages, ({ asset }) => asset, read) ?? once(() => pageAt(at, read, address))]);
    const assets = files.filter((at) => !at.endsWith('.html')).map((at): [string, Once<Asset>] => {
      const same = address && built.assets.get(at);
      if (at.startsWith('/pictures/')) return [at, () => assetAt(at)]; // large, and kept by browsers: read whenever one asks
      return [at, same && !/\.(xml|txt)$/.test(at) ? same : (known(at, old?.assets, (asset) => asset, read) ?? once(() => noted(assetAt(at, address), read)))];
    });
    return { pages: new Map(pages), assets: new Map(assets), read };
  }

  /** What was read of the site before, where it is the same here. Only what was read: it must not hold on to all that was not. */
  function known<T>(at: string, old: Map<string, Once<T>> | undefined, assetOf: (value: T) => Asset, read: Set<Asset>): Once<T> | undefined {
    const version = from.version(at);
    const made = version !== undefined && version === before?.from.version(at) ? old?.get(at)?.made : undefined;
    if (!made) return undefined;
    read.add(assetOf(made.value));
    return once(() => made.value);
  }

  function pageAt(at: string, read: Set<Asset>, address?: { from: string; to: string }): Page {
    const { content, packed, isTight } = bytesOf(at, address);
    const page = createPage(at, content, packed, isTight);
    noted(page.asset, read);
    return page;
  }

  function assetAt(at: string, address?: { from: string; to: string }): Asset {
    const { content, packed, isTight } = bytesOf(at, address);
    return createAsset(at, content, packed, isTight);
  }

  /** A file as it is served, and the same as it was packed. */
  function bytesOf(at: string, address: { from: string; to: string } | undefined): ReturnType<SiteFiles['read']> {
    const found = from.read(at);
    return address ? { content: Buffer.from(found.content.toString().replaceAll(address.from, () => address.to)) } : found;
  }

  function noted(asset: Asset, read: Set<Asset>): Asset {
    read.add(asset);
    void packTightly(asset);
    return asset;
  }
}

/** Nothing where the build was replaced under a running server, and the file is no more. */
function ifThere<T>(read: (() => T) | undefined): T | undefined {
  try {
    return read?.();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

type Once<T> = (() => T) & { /** What it gave, once it was asked. */ made?: { value: T } };

function once<T>(make: () => T): Once<T> {
  const ask: Once<T> = () => (ask.made ??= { value: make() }).value;
  return ask;
}

/** A file that is not there is no page, nor is a variant of one; a screen may have a dot in its address. */
function isLackingFile(asked: string, place: Place): boolean {
  return /\.\w+$/.test(asked) && ('redirect' in place || place.status !== 200 || !isShell(place.file));
}

const isShell = (file: string) => /(^|\/)shell[./]/.test(file);
