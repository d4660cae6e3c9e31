/**
 * The public site. Everything here works without JavaScript and ships none of Radix, i18next or a query client.
 *
 * A page is drawn by one of four components, each whole with header and footer:
 *   <PublicPage page site />                    content/pages/*.json, its blocks in their order
 *   <BlogPost post Body headings site />        content/blog/*.mdx, compiled
 *   <LegalPage legal Body headings site />      content/legal/*.mdx, compiled
 *   <NotFoundPage site />
 * `site` (SiteContext) is plain data. `pageDocuments(page)` names the documents a page reads beside its own: load them into
 * `site.documents`. `theme` on each is the place in the footer for the choice of colours.
 *
 * Around it, by others:
 * - the outermost element carries `themeAttributes` of @bridge/ui; `:root[data-in]` says that somebody is signed in
 * - `@bridge/site/live` moves what moves (carousel, search, clock, status) without React: `startLive()`, safe to call twice;
 *   `@bridge/site/forms` does the same for forms: `startForms()`
 * - stylesheets, in this order: @bridge/ui/look/base.css, @bridge/site/site.css
 */
export { PublicPage } from './public-page.tsx';
export { PublicFrame, PublicLayout } from './layout/public-layout.tsx';
export { NotFoundPage } from './not-found/not-found-page.tsx';
export { OpportunityPage } from './opportunity/opportunity-page.tsx';
export type { Asked, OpportunityWords } from './opportunity/words.ts';
export { BlogPost } from './blog/blog-post.tsx';
export { LegalPage } from './legal/legal-page.tsx';

export { inLanguage, SiteProvider, useSite } from './site.tsx';
export type { SiteContext, SiteLocale } from './site.tsx';
export { siteWords } from './words.ts';
export type { SiteWords } from './words.ts';

export { PageBlocks } from './blocks/page-blocks.tsx';
export { blocks, pageDocuments } from './blocks/registry.ts';
export type { BlockRegistry } from './blocks/registry.ts';
export type { BlockEntry, BlockOf, BlockProps, BlockType } from './blocks/block.ts';
export { categoryOf, explorerPaths } from './blocks/opportunities/explore.ts';

export { anchorOf } from '@bridge/model/anchor';
export { mdxComponents } from './blog/mdx.tsx';
export type { MdxBody } from './blog/mdx.tsx';
export type { Heading } from './blog/table-of-contents.tsx';
export { newestFirst } from './blog/post-summary.ts';
export type { PostSummary } from './blog/post-summary.ts';
export { isPublished } from './dates.ts';

export { Rich } from './rich/rich.tsx';
export { parseRich, plainText } from '@bridge/model/rich';
export { hrefOf, SiteLink, withQuery } from './link.tsx';
export { buttonClass } from './lite/button.ts';
export { classNames } from './lite/class-names.ts';
