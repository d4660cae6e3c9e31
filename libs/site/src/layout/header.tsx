import { Brand } from '@bridge/ui/drawings';
import { classNames } from '../lite/class-names.ts';
import { SiteLink } from '../link.tsx';
import { useSite } from '../site.tsx';
import { fill } from '../words.ts';
import { AccountLinks } from './account-links.tsx';
import { byAudience } from './menu.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { SiteNav } from './site-nav.tsx';

/** The header of public pages; `over` lays it over the scene of the hero. */
export function Header({ over }: { over: boolean }) {
  const { brand, words, navigation } = useSite();
  const { everyone, visitor, user } = byAudience(navigation.public.items);
  return (
    <header className={classNames('br-header', over && 'br-header-over')}>
      <a className="br-skip" href="#main">
        {words.skip}
      </a>
      <div className="br-wrap">
        <SiteLink to="/" className="br-brand" aria-label={fill(words.header.home, { brand: brand.name })}>
          <Brand name={brand.name} />
        </SiteLink>
        <SiteNav menu={navigation.public} items={everyone.filter(({ only }) => !only)} />
        <div className="br-header-end">
          <AccountLinks visitor={visitor} user={user} />
          <PhoneMenu menu={navigation.public} />
        </div>
      </div>
    </header>
  );
}
