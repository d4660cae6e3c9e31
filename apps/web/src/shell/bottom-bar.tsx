import { Icon } from '@bridge/ui';
import { ContentLink } from './content-link.tsx';
import { useMenu } from './use-menu.ts';

/** The phone's menu; its short addresses lead to the role's own pages. */
export function BottomBar() {
  const { label, items } = useMenu('mobile');
  return (
    <nav className="br-bottom" aria-label={label}>
      {items.map(({ id, label: text, to, icon }) => (
        <ContentLink key={id} to={to}>
          {icon && <Icon name={icon} />}
          {text}
        </ContentLink>
      ))}
    </nav>
  );
}
