import type { ReactNode } from 'react';
import { SiteProvider } from '../site.tsx';
import type { SiteContext } from '../site.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useLive } from './use-live.ts';

type FrameProps = {
  site: SiteContext;
  /** The page begins with a scene: the header lies over it. */
  over?: boolean;
  theme?: ReactNode;
  children: ReactNode;
};

/** Header, main and footer of every public page. `theme` is the place for the choice of colours. */
export function PublicLayout(props: FrameProps) {
  useLive(props.site.path);
  return <PublicFrame {...props} />;
}

/** The same around what moves by itself. */
export function PublicFrame({ site, over = false, theme, children }: FrameProps) {
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
