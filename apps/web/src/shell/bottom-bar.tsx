import { useLocation } from '@tanstack/react-router';
import { useSession } from '@bridge/client';
import { Icon } from '@bridge/ui';
import { ContentLink } from './content-link.tsx';
import { currentEntry, inOwnWords, menuOf, useMenu } from './use-menu.ts';

/** The phone's menu; its short addresses lead to the role's own pages, by the role's own names for them, and the one that is open is marked. */
export function BottomBar() {
  const role = useSession()?.user.role ?? 'TALENT';
  const { label, items: short } = useMenu('mobile');
  const { items: own } = useMenu(menuOf(role));
  const items = role === 'TALENT' ? short : inOwnWords(short, own); // the menu is written for talents
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
