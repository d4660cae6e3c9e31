import { useContext, useId, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Brand, HeroArt, SkipLink } from '@bridge/ui';
import type { Brand as BrandWords } from '@bridge/content';
import { AccountLanguages } from './account-languages.ts';
import { PublicLink } from './public-link.tsx';
import './auth.css';

/** What an account screen needs of the document `brand`. */
export type AuthBrand = Pick<BrandWords, 'name' | 'panel' | 'termsVersion'>;

const publicPages = ['privacy', 'terms', 'help'] as const;

/** The frame of the account forms: brand and form; on wide screens a panel with the slogan and the bridge. */
export function AuthLayout({ brand, children }: { brand: AuthBrand; children: ReactNode }) {
  const { t } = useTranslation('auth');
  const panel = useId();
  const languages = useContext(AccountLanguages);
  return (
    <div className="br-auth">
      <SkipLink />
      <div className="br-auth-form">
        <header>
          <Link to="/" className="auth-brand">
            <Brand name={brand.name} />
          </Link>
        </header>
        <main id="main">{children}</main>
        <footer className="auth-foot br-small br-muted">
          {publicPages.map((page) => (
            <PublicLink key={page} to={`/${page}`}>
              {t(`layout.${page}`)}
            </PublicLink>
          ))}
          {languages}
        </footer>
      </div>
      <aside className="br-auth-side" aria-labelledby={panel}>
        <div>
          <p className="br-d2 auth-slogan" id={panel}>
            {brand.panel.title}
          </p>
          <p className="br-lede">{brand.panel.text}</p>
        </div>
        <HeroArt scene="account" />
      </aside>
    </div>
  );
}
