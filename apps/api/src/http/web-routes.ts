import type { Documents } from '@bridge/content';
import type { Content } from '../core/content.ts';

/** What a path outside the API shows: a prerendered page, a screen the browser draws, a redirect, or the page for unknown paths. */
export type Place = { file: string; status: 200 | 404 } | { redirect: string; status: 302 | 308 };

// Screens that the browser draws by itself: account screens and everything behind the sign-in.
const drawnInBrowser = new Set([
  '/login',
  '/signup',
  '/select-user-type',
  '/sign-in/popup',
  '/verify-email',
  '/signup-success',
  '/forgot-password-request',
  '/change-password',
  '/change-password-success',
  '/dashboard',
  '/profile',
  '/career',
  '/blueprint-share',
  '/talent/dashboard',
  '/talent/career',
  '/talent/mentorship',
  '/mentor/dashboard',
  '/mentor/mentees',
  '/mentor/requests',
  '/mentor/resources',
  '/mentor/jobs',
  '/partner/dashboard',
]);

const oneMentor = /^\/talent\/mentorships\/[^/]+$/;

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
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const dated = datesOf(path);
    if (path !== '/404' && path !== '/shell' && files.has(file) && (!dated || isDue(dated))) return { file, status: 200 };
    const page = pageAt(path);
    if (page?.redirect) return { redirect: page.redirect, status: 302 }; // taken away by an editor some day
    const to = content.document('redirects').redirects.find(({ from }) => from === path)?.to;
    if (typeof to === 'string') return { redirect: to, status: 308 };
    // A redirect that depends on who is signed in is the browser's: the server reads no session from cookies.
    if (to || drawnInBrowser.has(path) || oneMentor.test(path)) return { file: shell, status: 200 };
    const prefix = prefixes().find((one) => path.startsWith(`${one}/`)) ?? '';
    return { file: [`${prefix}/404.html`, '/404.html'].find((one) => files.has(one)) ?? shell, status: 404 };
  }

  function isDue({ publishFrom, publishUntil }: Dated): boolean {
    return (!publishFrom || publishFrom <= today()) && (!publishUntil || today() <= publishUntil);
  }

  function datesOf(path: string): Dated | undefined {
    const bare = withoutPrefix(path);
    const post = bare.startsWith('/blog/') ? content.ids().find((id) => id === bare.slice(1)) : undefined;
    return post ? (content.document(post) as Documents['blog/x']) : pageAt(bare); // the id says that it is a post
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

  function withoutPrefix(path: string): string {
    const prefix = prefixes().find((one) => path === one || path.startsWith(`${one}/`));
    return prefix ? path.slice(prefix.length) || '/' : path;
  }
}
