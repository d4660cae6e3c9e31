import type { FastifyRequest } from 'fastify';
import { isToken } from '../core/token.ts';
import { onPlainLoopback } from './on-plain-loopback.ts';

/** The token of the browser's cookie. Only plain forms of pages of ours read it (takePlainForms), and only for a code or to end its session: no call is signed in by it. */
export function cookieToken({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = /(?:^|; )authToken=([^;]+)/.exec(headers.cookie ?? '')?.[1];
  return token !== undefined && isToken(token) ? token : undefined;
}

/** Where the cookies of a sign-in hold, as the program writes them (libs/client/src/session.ts). */
export function cookieScope(request: FastifyRequest): string {
  return `Path=/;${onPlainLoopback(request) ? '' : ' Secure;'} SameSite=Strict`;
}
