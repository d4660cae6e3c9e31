import { BlogPost, LegalPage, NotFoundPage, OpportunityPage, PublicPage, type MdxBody } from '@bridge/site';
import { FootChoices } from './foot-choices.tsx';
import type { Site, View } from './views.ts';

/** Any public page, with what is chosen at its foot. `Body` is the compiled text of a post or legal text. */
export function PublicView({ view, site, Body }: { view: View; site: Site; Body?: MdxBody | undefined }) {
  const theme = <FootChoices site={site} {...(view.kind === 'notFound' && { at: '/' })} />;
  if (view.kind === 'page') return <PublicPage page={view.page} site={site} theme={theme} />;
  if (view.kind === 'post' && Body) return <BlogPost post={view.post} Body={Body} headings={view.headings} textLang={view.textLang} site={site} theme={theme} />;
  if (view.kind === 'legal' && Body) return <LegalPage legal={view.legal} Body={Body} headings={view.headings} textLang={view.textLang} site={site} theme={theme} />;
  if (view.kind === 'opportunity') return <OpportunityPage words={view.words} asked={view.asked} site={site} theme={theme} />;
  return <NotFoundPage site={site} theme={theme} />;
}
