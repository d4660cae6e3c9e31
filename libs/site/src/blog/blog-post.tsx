import { Arcade } from '@bridge/ui/drawings';
import type { ReactNode } from 'react';
import { isPublished } from '../dates.ts';
import { PublicLayout } from '../layout/public-layout.tsx';
import { UntranslatedNote } from '../layout/untranslated-note.tsx';
import { SiteLink } from '../link.tsx';
import { inLanguage, type SiteContext } from '../site.tsx';
import { mdxComponents } from './mdx.tsx';
import type { MdxBody } from './mdx.tsx';
import { PostArt } from './post-art.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostNeighbours } from './post-neighbours.tsx';
import { newestFirst } from './post-summary.ts';
import type { PostSummary } from './post-summary.ts';
import { RecentPosts } from './recent-posts.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import type { Heading } from './table-of-contents.tsx';

/** A post of content/blog/: its compiled text between its facts and the posts around it. */
export function BlogPost({
  post,
  Body,
  headings,
  textLang,
  site,
  theme,
}: {
  post: PostSummary;
  Body: MdxBody;
  /** The text's second-level headings. */
  headings: readonly Heading[];
  /** The language of the text, where it is not the page's. */
  textLang?: string | undefined;
  site: SiteContext;
  theme?: ReactNode;
}) {
  const posts = newestFirst(site.posts.filter((other) => isPublished(other, site.now)));
  const place = posts.findIndex(({ slug }) => slug === post.slug);
  const around = { next: posts[place - 1], previous: place === -1 ? undefined : posts[place + 1] };
  return (
    <PublicLayout site={site} theme={theme}>
      <article>
        <div className="br-wrap br-post-head">
          <SiteLink className="br-link br-small" to="/blog">
            {site.words.blog.all}
          </SiteLink>
          <h1 className="br-d2 br-title" tabIndex={-1} {...inLanguage(site, post.lang)}>
            {post.title}
          </h1>
          <p className="br-lede" {...inLanguage(site, post.lang)}>
            {post.description}
          </p>
          <PostFacts post={post} />
        </div>
        <div className={(post.picture ?? post.vignette) && 'br-wrap br-post-picture'}>
          <PostArt post={post} first />
        </div>
        <div className="br-wrap">
          {textLang && <UntranslatedNote />}
          <div className="br-post-grid">
            {headings.length > 0 ? <TableOfContents headings={headings} lang={textLang} /> : <span />}
            <div className="br-prose" {...inLanguage(site, textLang)}>
              <Body components={mdxComponents} />
            </div>
          </div>
          <PostNeighbours {...around} />
        </div>
      </article>
      <div className="br-wrap br-post-end">
        <Arcade />
        <RecentPosts posts={posts.filter(({ slug }) => slug !== post.slug).slice(0, 3)} />
      </div>
    </PublicLayout>
  );
}
