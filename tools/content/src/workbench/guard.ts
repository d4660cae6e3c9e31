import type { IncomingMessage } from 'node:http';

/** The header that a page of another site cannot send without asking first, and is never allowed to. */
export const ownHeader = 'x-workbench';

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const localName = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * True for a request that comes from this machine and names it: an address that another name was turned to points here
 * too, but calls us by that name.
 */
export function isLocal({ socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  return loopback.test(socket.remoteAddress ?? '') && localName.test(headers.host ?? '');
}

/** True for a request that our own page made: nobody else's may read or write files. */
export function isOwn({ headers, method }: Pick<IncomingMessage, 'headers' | 'method'>): boolean {
  const { host, origin } = headers;
  const site = headers['sec-fetch-site'];
  if (headers[ownHeader] !== '1' || (site !== undefined && site !== 'same-origin')) return false;
  if (origin === undefined) return method === 'GET';
  return origin === `http://${host}` || origin === `https://${host}`;
}
