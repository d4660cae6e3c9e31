import type { Documents } from '@bridge/content';
import { isOneOfMany, opportunityTemplate, screens } from '@bridge/model';
import type { Content } from '../core/content.ts';

/** What a path outside the API shows: a prerendered page, a screen the browser draws, a redirect, or the page for unknown paths. */
export type Place = { file: string; status: 200 | 404 } | { redirect: string; status: 302 | 308 };

const drawnInBrowser = new Set<string>(screens); // a new screen is listed there

type Dated = { publishFrom?: string | undefined; publishUntil?: string | undefined };

/** Decides what stands at a path, without its query. Redirects and publishing days are read from content each time. */
export function webRoutes(files: ReadonlySet<string>, content: Content, today = () => new Date().toISOString().slice(0, 10)): (path: string) => Place {
  const shell = files.has('/shell.html') ? '/shell.html' : '/index.html';
  return (path) => {
    const clean = path.replace(/\/+$/, '') || '/';
    const place = placeOf(clean);
    const isElsewhere = clean !== path && path !== '/' && !('redirect' in place) && place.status === 200;
    return isElsewhere ? { redirect: clean, status: 308 } : place;
  };

  function placeOf(path: string): Place {
    const prefix = prefixes().find((one) => path === one || path.startsWith(`${one}/`)) ?? '';
    const bare = path.slice(prefix.length) || '/';
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const dated = datesOf(bare);
    if (!bare.endsWith('/404') && bare !== opportunityTemplate && !/^\/shell(\/|$)/.test(bare) && files.has(file) && (!dated || isDue(dated))) return { file, status: 200 };
    const page = pageAt(bare);
    if (page?.redirect) return { redirect: prefixed(page.redirect, prefix), status: 302 }; // taken away by an editor some day
    const to = content.document('redirects').redirects.find(({ from }) => from === bare)?.to;
    if (typeof to === 'string') return { redirect: prefixed(to, prefix), status: 308 };
    // A redirect that depends on who is signed in is the browser's: the server reads no session from cookies.
    if (to || drawnInBrowser.has(bare) || isOneOfMany(bare)) return { file: firstOf(`${prefix}/shell${bare}.html`, `${prefix}/shell.html`), status: 200 };
    const parent = path.slice(0, path.lastIndexOf('/')); // /explore has a page of its own for categories that there are not
    return { file: firstOf(`${parent}/404.html`, `${prefix}/404.html`, '/404.html'), status: 404 };
  }

  function firstOf(...wanted: string[]): string {
    return wanted.find((one) => files.has(one)) ?? shell;
  }

  function isDue({ publishFrom, publishUntil }: Dated): boolean {
    return (!publishFrom || publishFrom <= today()) && (!publishUntil || today() <= publishUntil);
  }

  function datesOf(path: string): Dated | undefined {
    const post = path.startsWith('/blog/') ? content.ids().find((id) => id === path.slice(1)) : undefined;
    return post ? (content.document(post) as Documents['blog/x']) : pageAt(path); // the id says that it is a post
  }

  function pageAt(path: string): Documents['pages/x'] | undefined {
    for (const id of content.ids()) {
      if (!id.startsWith('pages/')) continue;
      const page = content.document(id as 'pages/x'); // the id says that it is a page
      if (page.path === path) return page;
    }
    return undefined;
  }

  function prefixes(): string[] {
    const { source, locales } = content.document('locales');
    return locales.filter(({ code }) => code !== source).map(({ code }) => `/${code}`);
  }
}

/** A path of content in the language of the page that leads there. */
function prefixed(to: string, prefix: string): string {
  if (!to.startsWith('/')) return to;
  return to === '/' ? prefix || '/' : prefix + to;
}
