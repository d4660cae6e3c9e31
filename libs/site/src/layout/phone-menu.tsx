import type { Navigation } from '@bridge/content';
import { Icon } from '@bridge/ui/drawings';
import { SiteLink } from '../link.tsx';
import { useSite } from '../site.tsx';
import { AccountLinks } from './account-links.tsx';
import { byAudience, menuEntries } from './menu.ts';

/** The menu of narrow windows: a sheet that the browser opens and closes by itself. */
export function PhoneMenu({ menu }: { menu: Navigation }) {
  const { words } = useSite();
  const { everyone, visitor, user } = byAudience(menu.items);
  return (
    <>
      <button type="button" className="br-burger" popoverTarget="site-menu" aria-label={words.header.menu}>
        <Icon name="menu" />
      </button>
      <div id="site-menu" popover="auto" className="br-sheet">
        <button type="button" className="br-x" popoverTarget="site-menu" popoverTargetAction="hide" aria-label={words.header.close}>
          <Icon name="close" />
        </button>
        <nav aria-label={menu.label}>
          <ul role="list" className="br-sheet-list">
            {menuEntries(menu, everyone).map((entry) =>
              entry.kind === 'item' ? (
                <li key={entry.item.id}>
                  <SiteLink to={entry.item.to}>{entry.item.label}</SiteLink>
                </li>
              ) : (
                <li key={entry.id}>
                  <details name="site-menu">
                    <summary>{entry.label}</summary>
                    <ul role="list" className="br-sheet-group">
                      {entry.items.map(({ id, label, to }) => (
                        <li key={id}>
                          <SiteLink to={to}>{label}</SiteLink>
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              ),
            )}
          </ul>
        </nav>
        <AccountLinks visitor={visitor} user={user} />
      </div>
    </>
  );
}
