import { redirect, type ParsedLocation } from '@tanstack/react-router';
import { session } from '@bridge/client';
import { beginningOf, destinationAfterSignIn as destinationOf, homeOf, resolveRedirect, type Arriving, type Role } from '@bridge/model';
import { document, type RouteContext } from './context.ts';

type Guard = { context: RouteContext; location: ParsedLocation };

/** Old and short addresses lead on, by the person's role where content says so. */
export async function followRedirects({ context, location }: Guard): Promise<void> {
  const role = session.current()?.user.role;
  const found = resolveRedirect(await document(context, 'redirects'), location.pathname, role);
  if (found === 'sign-in') throw session.current() ? redirect({ to: '/select-user-type' }) : toLogin(location);
  if (found.path === location.pathname) return;
  const to = role && !context.isPage(found.path) ? homeOf(role) : found.path; // a page that comes later
  throw redirect({ href: to + location.searchStr, replace: true });
}

/** Only signed-in people; the others sign in first and come back. */
export function requireSession({ location }: Guard): void {
  if (!session.current()) throw toLogin(location);
}

/** Only one role; the others choose what they are. */
export function requireRole(role: Role): (guard: Guard) => void {
  return () => {
    if (session.current()?.user.role !== role) throw redirect({ to: '/select-user-type' });
  };
}

/** From /dashboard to the dashboard of one's role. */
export function leadHome(): never {
  const role = session.current()?.user.role;
  throw redirect({ to: role ? homeOf(role) : '/select-user-type', replace: true });
}

/** Account screens are for visitors: who is signed in goes on to where they wanted to be. */
export async function requireVisitor({ context, location }: Guard): Promise<void> {
  const user = session.current()?.user;
  if (!user) return;
  const { role, staff } = user;
  if (!role) throw redirect({ to: '/select-user-type' });
  throw redirect({ href: await destinationAfterSignIn(context, location.state.origin, { role, staff }), replace: true });
}

/** Where somebody who has just signed in goes: to the remembered place, if there is one for them. */
export async function destinationAfterSignIn(context: RouteContext, origin: string | undefined, arriving: Arriving): Promise<string> {
  const site = window.location.origin;
  const destination = destinationOf(origin, arriving, { site, redirects: await document(context, 'redirects') });
  return context.isPage(new URL(destination, site).pathname) ? destination : beginningOf(arriving);
}

function toLogin(location: ParsedLocation) {
  return redirect({ to: '/login', state: { origin: location.href }, replace: true });
}
