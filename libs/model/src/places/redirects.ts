import type { Role } from '../role.ts';

/** Old and short addresses, as content/redirects.json lists them. */
export type RedirectList = { redirects: readonly { from: string; to: string | Record<Role, string> }[] };

/** Where a path leads: itself, or its redirect; "sign-in" where the redirect needs to know a role and there is none. */
export function resolveRedirect({ redirects }: RedirectList, pathname: string, role: Role | undefined): { path: string } | 'sign-in' {
  const path = pathname.replace(/\/+$/, '') || '/';
  const found = redirects.find(({ from }) => from === path);
  if (!found) return { path: pathname };
  if (typeof found.to === 'string') return { path: found.to };
  return role ? { path: found.to[role] } : 'sign-in';
}
