// The service worker: what opens the screens of a release without a network. It knows no account: what the server says of
// somebody is neither kept nor looked at here (libs/client/src/kept-answers.ts). docs/decisions/offline.md
import { dropOthers, keep, keepOnly, kept, keptPage, listsKept } from './caches.ts';
import { isBehindSignIn } from './screens.ts';
import type { FetchEvent, Scope } from './scope.ts';
import type { WorkerMessage } from './message.ts';

const scope = self as unknown as Scope; // the DOM's types say that this is a window
const release = scope.bridgeRelease;
const patience = 3_000;

scope.addEventListener('install', (event) => {
  event.waitUntil(listsKept().then((lists) => Promise.all(lists.map((name) => keep(release, name)))));
});

scope.addEventListener('activate', (event) => {
  const preload = scope.registration.navigationPreload as NavigationPreloadManager | undefined; // not in every browser of the floor
  event.waitUntil(Promise.all([dropOthers(release), preload?.enable(), scope.clients.claim()]));
});

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage; // pages of ours alone can send one
  if ('keep' in message) event.waitUntil(keep(release, message.keep).then(() => keepOnly(release, message.keep)));
  else event.waitUntil(takeOverIfAlone(message.files));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(event, url));
  else if (/^\/(?:assets|content)\//.test(url.pathname)) event.respondWith(kept(url.pathname).then((found) => found ?? fetch(request)));
});

/** The server's page; where it is long in coming, or there is none, the one that is kept. In the place of the home page, where logging out leads, it says that there is no network. */
async function page(event: FetchEvent, url: URL): Promise<Response> {
  const fresh = Promise.resolve(event.preloadResponse).then((answer) => answer ?? fetch(event.request));
  const prefixes = Object.values(release.prefixes);
  const isHome = prefixes.some((prefix) => url.pathname === `${prefix}/` || url.pathname === (prefix || '/'));
  const own = isHome || isBehindSignIn(url.pathname, prefixes) ? await keptPage(release, url) : undefined;
  if (!own) return fresh;
  if (isHome) return fresh.catch(() => own);
  const first = await Promise.race([fresh.catch(() => undefined), new Promise<undefined>((late) => setTimeout(late, patience))]);
  return first && first.status < 500 ? first : own;
}

/**
 * A new release waits until no page of the one before is open. Whoever never closes their only page would wait for ever: if
 * that page is of this release already, and there is no other, nothing is mixed.
 */
async function takeOverIfAlone(files: readonly string[]): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOurs = Object.values(release.lists).some((kept) => files.every((file) => kept.includes(file)));
  if (isOurs && pages.length <= 1) await scope.skipWaiting();
}
