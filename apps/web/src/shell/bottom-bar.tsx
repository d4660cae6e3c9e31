import { useLocation } from '@tanstack/react-router';
import { useSession } from '@bridge/client';
import { Icon } from '@bridge/ui';
import { ContentLink } from './content-link.tsx';
import { currentEntry, inOwnWords, menuOf, useMenu, type MenuItem } from './use-menu.ts';

/** The phone's menu; its short addresses lead to the role's own pages, by the role's own names for them, and the one that is open is marked. */
export function BottomBar() {
  const role = useSession()?.user.role ?? 'TALENT';
  const { label, items: short } = useMenu('mobile');
  const { items: own } = useMenu(menuOf(role));
  return <Bar label={label} items={role === 'TALENT' ? short : inOwnWords(short, own)} />; // the menu is written for talents
}

/** The same in the console, which has a menu of its own. */
export function ConsoleBar() {
  const { label, items } = useMenu('staff');
  return <Bar label={label} items={items} />;
}

function Bar({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const current = currentEntry(items, useLocation({ select: ({ pathname }) => pathname }));
  return (
    <nav className="br-bottom" aria-label={label}>
      {items.map((item) => (
        <ContentLink key={item.id} to={item.to} aria-current={item === current ? 'page' : undefined}>
          {item.icon && <Icon name={item.icon} />}
          {item.label}
        </ContentLink>
      ))}
    </nav>
  );
}
