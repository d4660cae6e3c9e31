import type { Navigation, NavigationItem } from '@bridge/content';
import { SiteLink } from '../link.tsx';
import { menuEntries } from './menu.ts';

/** The menu of wide windows. Groups open as popovers: native, closed by Escape or a click beside them. */
export function SiteNav({ menu, items }: { menu: Navigation; items: readonly NavigationItem[] }) {
  return (
    <nav className="br-nav" aria-label={menu.label}>
      {menuEntries(menu, items).map((entry) =>
        entry.kind === 'item' ? (
          <SiteLink key={entry.item.id} to={entry.item.to}>
            {entry.item.label}
          </SiteLink>
        ) : (
          <div key={entry.id} className="br-nav-group">
            <button type="button" popoverTarget={`menu-${entry.id}`}>
              {entry.label}
            </button>
            <div id={`menu-${entry.id}`} popover="auto" className="br-nav-menu">
              {entry.items.map(({ id, label, to }) => (
                <SiteLink key={id} to={to}>
                  {label}
                </SiteLink>
              ))}
            </div>
          </div>
        ),
      )}
    </nav>
  );
}
