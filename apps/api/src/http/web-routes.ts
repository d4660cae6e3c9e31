import type { Content } from '../core/content.ts';

/** What a path outside the API shows: a file of the built web application, with its status. */
export type Page = { file: string; status: 200 | 404 } | { redirect: string };

// Pages that the browser draws by itself: account screens and everything behind the sign-in.
const drawnInBrowser = new Set([
  '/login',
  '/signup',
  '/select-user-type',
  '/dashboard',
  '/career',
  '/talent/dashboard',
  '/talent/career',
  '/mentor/dashboard',
  '/partner/dashboard',
]);

/** Decides which paths are pages: prerendered files, screens the browser draws, redirects of the content, or none. */
export function webRoutes(files: ReadonlySet<string>, content: Content): (path: string) => Page {
  const shell = files.has('/shell.html') ? '/shell.html' : '/index.html';
  return (path) => {
    const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
    const prerendered = clean === '/' ? '/index.html' : [`${clean}.html`, `${clean}/index.html`].find((file) => files.has(file));
    if (prerendered && files.has(prerendered)) return { file: prerendered, status: 200 };
    const to = content.document('redirects').redirects.find(({ from }) => from === clean)?.to;
    if (typeof to === 'string') return { redirect: to };
    // A redirect that depends on who is signed in is the browser's: the server reads no cookie.
    return { file: shell, status: to || drawnInBrowser.has(clean) ? 200 : 404 };
  };
}
