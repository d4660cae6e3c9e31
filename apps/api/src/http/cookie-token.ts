import type { FastifyRequest } from 'fastify';
import { isToken } from '../core/token.ts';

/** The token of the browser's cookie. Only plain forms of pages of ours read it (takePlainForms), and only for a code or to end its session: no call is signed in by it. */
export function cookieToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = /(?:^|; )authToken=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  return token !== undefined && isToken(token) ? token : undefined;
}
