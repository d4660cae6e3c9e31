import { MissingBridge } from '@bridge/ui/drawings';
import type { ReactNode } from 'react';
import { PublicLayout } from '../layout/public-layout.tsx';
import { buttonClass } from '../lite/button.ts';
import { SiteLink } from '../link.tsx';
import type { SiteContext } from '../site.tsx';

/** What an address without a page shows. */
export function NotFoundPage({ site, theme }: { site: SiteContext; theme?: ReactNode }) {
  const { notFound } = site.words;
  return (
    <PublicLayout site={site} theme={theme}>
      <div className="br-wrap br-lost">
        <h1 className="br-d2" tabIndex={-1}>
          {notFound.heading}
        </h1>
        <MissingBridge />
        <p className="br-lede">{notFound.text}</p>
        <div className="br-row">
          <SiteLink to="/" className={buttonClass('solid', 4)}>
            {notFound.home}
          </SiteLink>
          <SiteLink to="/help" className={buttonClass('outline', 4)}>
            {notFound.help}
          </SiteLink>
        </div>
      </div>
    </PublicLayout>
  );
}
