import { isPlainLoopback } from '@bridge/model';
import type { FastifyRequest } from 'fastify';

const forwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Whether the page is read over plain http on this very machine, where cookies cannot be Secure for every browser. The
 * browser's own word comes first: a proxy that says nothing of itself may call this server by a loopback address. A form
 * says "null", as our pages send no referrer.
 */
export function onPlainLoopback({ headers, protocol, host }: FastifyRequest): boolean {
  if (forwarded.some((name) => headers[name] !== undefined)) return false;
  const { origin = 'null' } = headers;
  return isPlainLoopback(origin === 'null' ? `${protocol}://${host}` : origin);
}
