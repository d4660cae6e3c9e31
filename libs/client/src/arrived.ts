import * as v from 'valibot';
import { storage, stored } from './storage.ts';

const reloadedAt = stored('session', 'chunkReload', v.number());
const minute = 60_000;
/** How long a page is taken to be left: who only fetched a file by a link is still on it. */
const longestLeaving = 30_000;
const longestAnswer = 10_000;

const page = () => document.documentElement.dataset; // asked late: the build draws stand-ins of screens where there is no document
let hasBrokenOff = false;
/** Whether the page is loaded anew for a file that is gone; known once the server has answered. */
let isLoadedAnew: Promise<boolean> = Promise.resolve(false);
// Noted by theme.mjs, which hears of it even where the page is left before this program has begun.
const isLeaving = () => page()['left'] !== undefined && performance.now() - Number(page()['left']) < longestLeaving;

/**
 * After a release, an open page asks for files that are gone: it is loaded anew, once, if the server is there to bring it.
 * If it is not, or that did not help, the error goes on to the error page, and what was typed stays. Files that do not come because the page is being left are not gone: Firefox and WebKit
 * break their imports off as soon as a link is followed, and loading anew would take the reader back.
 */
export function reloadOnceWhenFilesAreGone(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return; // the page's own first one may come after it is left
    delete page()['left'];
    if (hasBrokenOff) reload(); // somebody has come back to a screen that never was whole
  });
  window.addEventListener('vite:preloadError', (event) => {
    hasBrokenOff ||= isLeaving();
    if (isLeaving() || !navigator.onLine) return; // nothing is gone, only out of reach
    if (Date.now() - (storage.read(reloadedAt) ?? 0) < minute) return;
    event.preventDefault();
    storage.write(reloadedAt, Date.now());
    isLoadedAnew = isServerThere().then((isThere) => {
      if (isThere) reload();
      else storage.remove(reloadedAt);
      return isThere;
    });
  });
}

/** The same for a file that is no script: tells the listener above as Vite tells it of scripts. Whether it is taken care of. */
export function loadAnewForGoneFile(): boolean {
  return !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

/** A browser that says it is online may reach nobody: loaded anew, the page would be the browser's own error. */
function isServerThere(): Promise<boolean> {
  const late = new Promise<boolean>((done) => setTimeout(done, longestAnswer, false));
  return Promise.race([fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(({ ok }) => ok, () => false), late]);
}

/**
 * What `load` brings of the program: code, or a document. Nothing is said while the page is being left or loaded anew:
 * its files are broken off then, and nobody reads on. Otherwise rejects with words of ours, with the browser's as cause:
 * by a browser's own words the router would load the page anew, over the way to another page that broke the file off.
 */
export async function arrived<T>(load: () => Promise<T>): Promise<T> {
  let cause: unknown;
  const file = await load().catch((error: unknown) => {
    cause = error;
  });
  if (file !== undefined) return file;
  hasBrokenOff ||= isLeaving();
  const isTakenCareOf = cause === undefined && (await isLoadedAnew); // by the listener above: Vite gives nothing
  if (isLeaving() || isTakenCareOf) await new Promise((done) => setTimeout(done, longestLeaving));
  throw new Error('A file of this screen did not come.', { cause });
}
