import type { Page } from '@bridge/content';
import type { ReactNode } from 'react';
import { PageBlocks } from './blocks/page-blocks.tsx';
import { PublicLayout } from './layout/public-layout.tsx';
import type { SiteContext } from './site.tsx';

/** A page of content/pages/, whole: its blocks between header and footer. */
export function PublicPage({ page, site, theme }: { page: Page; site: SiteContext; theme?: ReactNode }) {
  const [first] = page.blocks;
  return (
    <PublicLayout site={site} over={first?.type === 'hero' && first.art === 'scene'} theme={theme}>
      <PageBlocks page={page} />
    </PublicLayout>
  );
}
