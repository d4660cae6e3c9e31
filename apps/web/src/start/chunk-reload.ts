import * as v from 'valibot';
import { storage, stored } from '@bridge/client';

const reloadedAt = stored('session', 'chunkReload', v.number());
const minute = 60_000;

/**
 * After a release, an open page asks for files that are gone: it is loaded anew, once. If that did not help, the error
 * goes on to the error page.
 */
export function reloadOnceWhenFilesAreGone(reload: () => void = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return; // nothing is gone, only out of reach
    if (Date.now() - (storage.read(reloadedAt) ?? 0) < minute) return;
    event.preventDefault();
    storage.write(reloadedAt, Date.now());
    reload();
  });
}
