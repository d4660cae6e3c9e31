import { FieldArt } from '@bridge/ui/drawings';
import { InLanguage } from '../in-language.tsx';
import { SiteLink } from '../link.tsx';
import { PostFacts } from './post-facts.tsx';
import type { PostSummary } from './post-summary.ts';

/** Posts as cards side by side. */
export function PostCards({ posts, readMore, level }: { posts: readonly PostSummary[]; readMore: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className="br-plain-cards" data-count={posts.length}>
      {posts.map((post) => (
        <article key={post.slug} className="br-plain-card is-link">
          {post.vignette && <FieldArt name={post.vignette} />}
          <div>
            <PostFacts post={post} short />
            <Heading className="br-d4"><InLanguage lang={post.lang}>{post.title}</InLanguage></Heading>
            <p className="br-muted"><InLanguage lang={post.lang}>{post.description}</InLanguage></p>
            <SiteLink to={`/blog/${post.slug}`} className="br-link br-arrow br-cover">
              {readMore}
              <span className="br-vh">: <InLanguage lang={post.lang}>{post.title}</InLanguage></span>
            </SiteLink>
          </div>
        </article>
      ))}
    </div>
  );
}
