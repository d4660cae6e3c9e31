import type { FastifyReply, FastifyRequest } from 'fastify';
import { onPlainLoopback } from './on-plain-loopback.ts';

const year = 31_536_000;
const here = 'http://site.invalid';

/** Keeps the colours that a reader without JavaScript has chosen, and leads back: /theme?to=dark&back=/about */
export function chooseTheme(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const query = new URL(request.url, here).searchParams;
  const to = query.get('to');
  const secure = onPlainLoopback(request) ? '' : ' Secure;';
  if (to === 'dark' || to === 'light') reply.header('set-cookie', `theme=${to}; Path=/; Max-Age=${year};${secure} SameSite=Strict`);
  else if (to === 'system') reply.header('set-cookie', `theme=; Path=/; Max-Age=0;${secure} SameSite=Strict`);
  return reply.code(303).headers({ location: placeOf(query.get('back')), 'cache-control': 'no-store' }).send();
}

/** A path of this site, read as a browser would read it; anything else leads home. */
export function placeOf(back: string | null): string {
  if (!back?.startsWith('/') || !URL.canParse(back, here)) return '/';
  const { origin, pathname, search, hash } = new URL(back, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/';
}
