import { SiteLink } from '../link.tsx';
import { InLanguage } from '../in-language.tsx';
import { useSite } from '../site.tsx';
import type { PostSummary } from './post-summary.ts';

/** Other posts as lines. */
export function RecentPosts({ posts }: { posts: readonly PostSummary[] }) {
  const { words } = useSite();
  if (posts.length === 0) return null;
  return (
    <section className="br-recent" aria-labelledby="recent-posts">
      <h2 className="br-d3" id="recent-posts">
        {words.blog.recent}
      </h2>
      <div className="br-lines">
        {posts.map((post) => (
          <SiteLink key={post.slug} to={`/blog/${post.slug}`}>
            <span className="br-d4"><InLanguage lang={post.lang}>{post.title}</InLanguage></span>
            <span className="br-muted"><InLanguage lang={post.lang}>{post.description}</InLanguage></span>
            <span className="br-link br-arrow">{words.blog.readMore}</span>
          </SiteLink>
        ))}
      </div>
    </section>
  );
}
