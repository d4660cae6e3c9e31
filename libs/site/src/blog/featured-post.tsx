import { PostArt } from './post-art.tsx';
import { PostFacts } from './post-facts.tsx';
import { PostLink, PostWords } from './post-link.tsx';
import type { PostSummary } from './post-summary.ts';

/** The newest post, large, with its picture. */
export function FeaturedPost({ post, label, readMore, level }: { post: PostSummary; label: string; readMore: string; level: 2 | 3 }) {
  return (
    <article className="br-panel br-featured is-link">
      <PostArt post={post} />
      <div className="br-stack">
        <p className="br-kicker">{label}</p>
        <PostWords post={post} level={level} size="br-d3" />
        <PostFacts post={post} />
        <PostLink post={post} readMore={readMore} />
      </div>
    </article>
  );
}
