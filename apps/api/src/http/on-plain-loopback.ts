import { isPlainLoopback } from '@bridge/model';
import type { FastifyRequest } from 'fastify';
import { isForwarded } from './forwarded.ts';

/**
 * Whether the page is read over plain http on this very machine, where cookies cannot be Secure for every browser. The
 * browser's own word comes first: a proxy that says nothing of itself may call this server by a loopback address. A form
 * says "null", as our pages send no referrer.
 */
export function onPlainLoopback(request: FastifyRequest): boolean {
  if (isForwarded(request)) return false;
  const { headers: { origin = 'null' }, protocol, host } = request;
  return isPlainLoopback(origin === 'null' ? `${protocol}://${host}` : origin);
}
