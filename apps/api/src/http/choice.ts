import type { FastifyReply, FastifyRequest } from 'fastify';
import { onPlainLoopback } from './on-plain-loopback.ts';

const year = 31_536_000;
const here = 'http://site.invalid';

/** What a reader chooses at the foot of a page, by its address: kept in a cookie of that name, but for what is the browser's own. */
const choices: Record<string, { cookie: string; kept: readonly string[]; own: string }> = {
  '/theme': { cookie: 'theme', kept: ['dark', 'light'], own: 'system' },
  '/saver': { cookie: 'saver', kept: ['on', 'off'], own: 'browser' },
};

/** Keeps what a reader without JavaScript has chosen, and leads back: /theme?to=dark&back=/about. Undefined where nothing is chosen at an address. */
export function choose(asked: string, request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const choice = choices[asked];
  if (!choice) return undefined;
  const query = new URL(request.url, here).searchParams;
  const to = query.get('to');
  const secure = onPlainLoopback(request) ? '' : ' Secure;';
  if (to !== null && choice.kept.includes(to)) reply.header('set-cookie', `${choice.cookie}=${to}; Path=/; Max-Age=${year};${secure} SameSite=Strict`);
  else if (to === choice.own) reply.header('set-cookie', `${choice.cookie}=; Path=/; Max-Age=0;${secure} SameSite=Strict`);
  return reply.code(303).headers({ location: placeOf(query.get('back')), 'cache-control': 'no-store' }).send();
}

/** A path of this site, read as a browser would read it; anything else leads home. */
export function placeOf(back: string | null): string {
  if (!back?.startsWith('/') || !URL.canParse(back, here)) return '/';
  const { origin, pathname, search, hash } = new URL(back, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : '/';
}

/** Whether something is chosen at an address. */
export function isChoice(asked: string): boolean {
  return asked in choices;
}
