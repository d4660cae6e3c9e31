import type { Role } from '@bridge/model';

/** The home of a role. */
export function homeOf(role: Role): '/talent/dashboard' | '/mentor/dashboard' | '/partner/dashboard' {
  return ({ TALENT: '/talent/dashboard', MENTOR: '/mentor/dashboard', PARTNER: '/partner/dashboard' } as const)[role];
}

/**
 * Where to go after signing in: the remembered place if it is a page of this site inside the role's own area or one's
 * own profile, else the role's home. The path is read as a browser would read it, twice, so that `//host`, `/\host` and their like never pass.
 */
export function destinationOf(remembered: unknown, role: Role, site: string): string {
  const home = homeOf(role);
  if (typeof remembered !== 'string' || !remembered.startsWith('/')) return home;
  const first = parse(remembered, site);
  const second = first && parse(first.pathname + first.search + first.hash, site);
  if (!second || second.href !== first.href) return home;
  const isOwn = second.pathname === '/profile' || second.pathname.startsWith(`/${role.toLowerCase()}/`);
  return isOwn ? second.pathname + second.search + second.hash : home;
}

function parse(address: string, site: string): URL | undefined {
  const url = URL.canParse(address, site) ? new URL(address, site) : undefined;
  return url?.origin === site ? url : undefined;
}
