import type { NavigationItem } from '@bridge/content';
import { classNames } from '../lite/class-names.ts';
import { buttonClass } from '../lite/button.ts';
import { SiteLink } from '../link.tsx';

/** The ways in, for visitors and for signed-in users. Both are there, in one cell; `:root[data-in]` chooses. */
export function AccountLinks({ visitor, user }: { visitor: readonly NavigationItem[]; user: readonly NavigationItem[] }) {
  return (
    <div className="br-by-session">
      <div className="br-for-visitor">
        {visitor.map(({ id, label, to }, index) => {
          const isLast = index === visitor.length - 1;
          return (
            <SiteLink key={id} to={to} className={classNames(buttonClass(isLast ? 'solid' : 'ghost'), !isLast && 'br-login')}>
              {label}
            </SiteLink>
          );
        })}
      </div>
      <div className="br-for-user">
        {user.map(({ id, label, to }) => (
          <SiteLink key={id} to={to} className={buttonClass('solid')}>
            {label}
          </SiteLink>
        ))}
      </div>
    </div>
  );
}
