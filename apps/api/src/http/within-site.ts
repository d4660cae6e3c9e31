import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a link of this site was followed. Nobody knows of a page that is fetched while a service worker starts: Firefox
 * then says so of every address, also one that was typed or stood in a mail.
 */
export function isWithinSite(headers: IncomingHttpHeaders): boolean | undefined {
  if (headers['sec-fetch-site'] !== 'same-origin') return false;
  return headers['service-worker-navigation-preload'] === undefined ? true : undefined;
}
