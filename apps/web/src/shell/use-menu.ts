import { useRouteContext } from '@tanstack/react-router';
import { useSession } from '@bridge/client';
import type { Navigation } from '@bridge/content';
import type { Role } from '@bridge/model';
import { resolveRedirect } from '../start/redirects.ts';
import { useDocument } from '../start/use-document.ts';

export type MenuId = 'talent' | 'mentor' | 'partner' | 'mobile';
const menus: Record<Role, MenuId> = { TALENT: 'talent', MENTOR: 'mentor', PARTNER: 'partner' };

/** The menu of a role; without one, the talent's. */
export function menuOf(role: Role | undefined): MenuId {
  return menus[role ?? 'TALENT'];
}

/**
 * A menu of content/navigation with the entries that lead somewhere: an entry whose page is not built yet appears by
 * itself on the day its route is registered.
 */
export function useMenu(id: MenuId): Navigation {
  const menu = useDocument(`navigation/${id}`);
  const redirects = useDocument('redirects');
  const role = useSession()?.user.role;
  const { isPage } = useRouteContext({ from: '__root__' });
  const leadsSomewhere = (path: string) => {
    const found = resolveRedirect(redirects, path, role);
    return found !== 'sign-in' && isPage(found.path);
  };
  return { ...menu, items: menu.items.filter(({ to }) => leadsSomewhere(to)) };
}
