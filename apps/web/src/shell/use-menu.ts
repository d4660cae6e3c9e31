import { useMatch, useRouteContext } from '@tanstack/react-router';
import { useSession } from '@bridge/client';
import type { Navigation, NavigationItem } from '@bridge/content';
import { homeOf, resolveRedirect, type Role } from '@bridge/model';
import { useDocument } from '../start/use-document.ts';

export type MenuId = 'talent' | 'mentor' | 'partner' | 'mobile' | 'staff';
const menus: Record<Role, MenuId> = { TALENT: 'talent', MENTOR: 'mentor', PARTNER: 'partner' };

/** The menu of a role; without one, the talent's. */
export function menuOf(role: Role | undefined): MenuId {
  return menus[role ?? 'TALENT'];
}

/** Whether the console is open: it has rooms of its own, and a menu that leads back out of them. */
export function useInConsole(): boolean {
  return useMatch({ from: '/signed-in/staff', shouldThrow: false, select: () => true }) ?? false;
}

/** An entry with the page it leads to: its address may be a short one. */
export type MenuItem = NavigationItem & { place: string };

/**
 * A menu of content/navigation with the entries that lead somewhere: an entry whose page is not built yet appears by
 * itself on the day its route is registered.
 */
export function useMenu(id: MenuId): Omit<Navigation, 'items'> & { items: MenuItem[] } {
  const menu = useDocument(`navigation/${id}`);
  const redirects = useDocument('redirects');
  const role = useSession()?.user.role;
  const { isPage } = useRouteContext({ from: '__root__' });
  const placeOf = (path: string): string | undefined => {
    const found = resolveRedirect(redirects, path, role);
    if (found === 'sign-in' || !isPage(found.path)) return undefined;
    return found.path === '/dashboard' && role ? homeOf(role) : found.path;
  };
  return {
    ...menu,
    items: menu.items.flatMap((item) => {
      const place = placeOf(item.to);
      return place ? [{ ...item, place }] : [];
    }),
  };
}

/** The entry of the page one is on, or of what the page is a part of; of several that lead there, the first. */
export function currentEntry(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  return items.find(({ place }) => pathname === place || pathname.startsWith(`${place}/`));
}

/** Entries as another menu names the pages they lead to, each page once. */
export function inOwnWords(items: readonly MenuItem[], own: readonly MenuItem[]): MenuItem[] {
  const first = items.filter(({ place }, index) => items.findIndex((item) => item.place === place) === index);
  return first.map((item) => {
    const named = own.find(({ place }) => place === item.place);
    return named ? { ...item, label: named.label, icon: named.icon } : item;
  });
}
