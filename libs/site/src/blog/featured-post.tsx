import { InLanguage } from '../in-language.tsx';
import { SiteLink } from '../link.tsx';
import { PostArt } from './post-art.tsx';
import { PostFacts } from './post-facts.tsx';
import type { PostSummary } from './post-summary.ts';

/** The newest post, large, with its picture. */
export function FeaturedPost({ post, label, readMore, level }: { post: PostSummary; label: string; readMore: string; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <article className="br-panel br-featured is-link">
      <PostArt post={post} />
      <div className="br-stack">
        <p className="br-kicker">{label}</p>
        <Heading className="br-d3"><InLanguage lang={post.lang}>{post.title}</InLanguage></Heading>
        <p className="br-muted"><InLanguage lang={post.lang}>{post.description}</InLanguage></p>
        <PostFacts post={post} />
        <SiteLink to={`/blog/${post.slug}`} className="br-link br-arrow br-cover">
          {readMore}
          <span className="br-vh">: <InLanguage lang={post.lang}>{post.title}</InLanguage></span>
        </SiteLink>
      </div>
    </article>
  );
}
