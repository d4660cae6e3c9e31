import type { Redirects } from '@bridge/content';
import type { Role } from '@bridge/model';

/** Where a path leads: itself, or its redirect; "sign-in" where the redirect needs to know a role and there is none. */
export function resolveRedirect({ redirects }: Redirects, pathname: string, role: Role | undefined): { path: string } | 'sign-in' {
  const path = pathname.replace(/\/+$/, '') || '/';
  const found = redirects.find(({ from }) => from === path);
  if (!found) return { path: pathname };
  if (typeof found.to === 'string') return { path: found.to };
  return role ? { path: found.to[role] } : 'sign-in';
}
