import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Brand, Icon } from '@bridge/ui';
import { useDocument } from '../start/use-document.ts';
import { ContentLink } from './content-link.tsx';
import { useMenu, type MenuId } from './use-menu.ts';

/** The role's menu; on a tablet, and where somebody narrowed it, icons only. */
export function Sidebar({ menu, isOfStaff, isNarrow, onNarrow }: { menu: MenuId; /** Their own rooms lead to the console, too. */ isOfStaff: boolean; isNarrow: boolean; onNarrow: (narrow: boolean) => void }) {
  const { t } = useTranslation('app');
  const { name } = useDocument('brand');
  const { label, items } = useMenu(menu);
  return (
    <aside className="br-side">
      <div>
        <Link to="/" className="web-brand-link" aria-label={t('header.home', { brand: name })}>
          <Brand name={name} />
        </Link>
        <nav aria-label={label}>
          <ul role="list" className="br-sl">
            {items.map(({ id, label: text, to, icon }) => (
              <li key={id}>
                <ContentLink to={to} aria-label={text}>
                  {icon && <Icon name={icon} />}
                  <span>{text}</span>
                </ContentLink>
              </li>
            ))}
            {isOfStaff && menu !== 'staff' && (
              <li>
                <Link to="/staff" aria-label={t('frame.staff')}>
                  <Icon name="chart" />
                  <span>{t('frame.staff')}</span>
                </Link>
              </li>
            )}
          </ul>
        </nav>
        <button
          type="button"
          className="web-narrow br-arrow"
          aria-label={isNarrow ? t('frame.expand') : t('frame.collapse')}
          aria-expanded={!isNarrow}
          onClick={() => onNarrow(!isNarrow)}
        />
      </div>
    </aside>
  );
}
