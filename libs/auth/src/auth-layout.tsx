import { useId, type ReactNode } from 'react';
import { HeroArt } from '@bridge/ui';
import type { Brand as BrandWords } from '@bridge/content';
import './auth.css';

/** What an account screen needs of the document `brand`. */
export type AuthBrand = Pick<BrandWords, 'name' | 'panel'>;

/** The body of the account forms; on wide screens a panel with the slogan and the bridge beside it. Header and footer are the public pages'. */
export function AuthLayout({ brand, children }: { brand: AuthBrand; children: ReactNode }) {
  const panel = useId();
  return (
    <div className="br-auth">
      <div className="br-auth-form">{children}</div>
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
