import { PostArt } from './post-art.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostLink, PostWords } from './post-link.tsx';
import type { PostSummary } from './post-summary.ts';

/** Posts as cards side by side. */
export function PostCards({ posts, readMore, level }: { posts: readonly PostSummary[]; readMore: string; level: 2 | 3 }) {
  return (
    <div className="br-plain-cards" data-count={posts.length}>
      {posts.map((post) => (
        <article key={post.slug} className="br-plain-card is-link">
          {(post.picture ?? post.vignette) && <PostArt post={post} />}
          <div>
            <PostFacts post={post} short />
            <PostWords post={post} level={level} size="br-d4" />
            <PostLink post={post} readMore={readMore} />
          </div>
        </article>
      ))}
    </div>
  );
}
