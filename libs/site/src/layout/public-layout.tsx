import type { ReactNode } from 'react';
import { SiteProvider } from '../site.tsx';
import type { SiteContext } from '../site.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useLive } from './use-live.ts';

/** Header, main and footer of every public page. `theme` is the place for the choice of colours. */
export function PublicLayout({
  site,
  over = false,
  theme,
  children,
}: {
  site: SiteContext;
  /** The page begins with a scene: the header lies over it. */
  over?: boolean;
  theme?: ReactNode;
  children: ReactNode;
}) {
  useLive(site.path);
  return (
    <SiteProvider site={site}>
      <Header over={over} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer theme={theme} />
    </SiteProvider>
  );
}
