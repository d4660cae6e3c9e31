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
          <div>
            <PostFacts post={post} short />
            <Heading className="br-d4">{post.title}</Heading>
            <p className="br-muted">{post.description}</p>
            <SiteLink to={`/blog/${post.slug}`} className="br-link br-arrow br-cover">
              {readMore}
              <span className="br-vh">: {post.title}</span>
            </SiteLink>
          </div>
        </article>
      ))}
    </div>
  );
}
