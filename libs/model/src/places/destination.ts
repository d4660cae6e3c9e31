import type { Role } from '../role.ts';
import { resolveRedirect, type RedirectList } from './redirects.ts';

/** Who has just signed in: in which role, and whether they are of the staff, too. */
export type Arriving = { role: Role; staff?: boolean | undefined };

/** The home of a role. */
export function homeOf(role: Role): '/talent/dashboard' | '/mentor/dashboard' | '/partner/dashboard' {
  return ({ TALENT: '/talent/dashboard', MENTOR: '/mentor/dashboard', PARTNER: '/partner/dashboard' } as const)[role];
}

/** Where whoever has just signed in begins: people of the staff where what waits for them is, everybody else at the home of their role. */
export function beginningOf({ role, staff }: Arriving): string {
  return staff ? '/staff' : homeOf(role);
}

/**
 * Where to go after signing in: the remembered place if it is a page of this site inside the role's own area, one's own
 * profile or the console (which says itself who may enter), else where they begin. The path is read as a browser would read it, twice, so that `//host`, `/\host` and their like never pass.
 */
export function destinationOf(remembered: unknown, arriving: Arriving, site: string): string {
  const { role } = arriving;
  const home = beginningOf(arriving);
  if (typeof remembered !== 'string' || !remembered.startsWith('/')) return home;
  const first = parse(remembered, site);
  const second = first && parse(first.pathname + first.search + first.hash, site);
  if (!second || second.href !== first.href) return home;
  const isOwn = second.pathname === '/profile' || second.pathname === '/staff' || second.pathname.startsWith('/staff/') || second.pathname.startsWith(`/${role.toLowerCase()}/`);
  return isOwn ? second.pathname + second.search + second.hash : home;
}

/** The same, where the remembered place may be a short address: it leads to what that means for the role. */
export function destinationAfterSignIn(remembered: unknown, arriving: Arriving, { site, redirects }: { site: string; redirects: RedirectList }): string {
  const meant = typeof remembered === 'string' ? resolveRedirect(redirects, remembered, arriving.role) : 'sign-in';
  return destinationOf(meant === 'sign-in' ? undefined : meant.path, arriving, site);
}

function parse(address: string, site: string): URL | undefined {
  const url = URL.canParse(address, site) ? new URL(address, site) : undefined;
  return url?.origin === site ? url : undefined;
}
