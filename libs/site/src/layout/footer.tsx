import type { ReactNode } from 'react';
import { Brand } from '@bridge/ui/drawings';
import { SiteLink } from '../link.tsx';
import { useSite } from '../site.tsx';
import { fill } from '../words.ts';
import { LanguageLinks } from './language-links.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { menuEntries } from './menu.ts';

/** The foot of public pages: what we are, the way to every part, language and colours. */
export function Footer({ theme }: { theme?: ReactNode }) {
  const { brand, words, navigation, now } = useSite();
  const menu = navigation.footer;
  const columns = menuEntries(menu, menu.items);
  return (
    <footer>
      <div className="br-foot-edge" aria-hidden="true" />
      <div className="br-footer">
        <div className="br-wrap">
          <nav className="br-footer-grid" aria-label={menu.label}>
            <div className="br-stack">
              <SiteLink to="/" className="br-brand" aria-label={fill(words.footer.home, { brand: brand.name })}>
                <Brand name={brand.name} />
              </SiteLink>
              <p className="br-muted br-promise">{words.footer.promise}</p>
            </div>
            {columns.map((column) =>
              column.kind === 'group' ? (
                <div key={column.id}>
                  <h2>{column.label}</h2>
                  <ul role="list" className="br-fl">
                    {column.items.map(({ id, label, to }) => (
                      <li key={id}>
                        <SiteLink to={to}>{label}</SiteLink>
                      </li>
                    ))}
                  </ul>
                </div>
              ) : (
                <p key={column.item.id}>
                  <SiteLink to={column.item.to}>{column.item.label}</SiteLink>
                </p>
              ),
            )}
          </nav>
          <div className="br-between br-small br-muted br-foot-line">
            <span>{fill(words.footer.rights, { year: now.slice(0, 4), brand: brand.name })}</span>
            <div className="br-row">
              <LanguageLinks />
              {theme}
            </div>
          </div>
        </div>
      </div>
      <LanguageOffer />
    </footer>
  );
}
