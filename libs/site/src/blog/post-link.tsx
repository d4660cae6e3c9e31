import { InLanguage } from '../in-language.tsx';
import { SiteLink } from '../link.tsx';
import type { PostSummary } from './post-summary.ts';

/** What a post is about, in the language it is written in. */
export function PostWords({ post, level, size }: { post: PostSummary; level: 2 | 3; size: 'br-d3' | 'br-d4' }) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={size}><InLanguage lang={post.lang}>{post.title}</InLanguage></Heading>
      <p className="br-muted"><InLanguage lang={post.lang}>{post.description}</InLanguage></p>
    </>
  );
}

/** Leads to a post, and covers the card that it stands in. */
export function PostLink({ post, readMore }: { post: PostSummary; readMore: string }) {
  return (
    <SiteLink to={`/blog/${post.slug}`} className="br-link br-arrow br-cover">
      {readMore}
      <span className="br-vh">: <InLanguage lang={post.lang}>{post.title}</InLanguage></span>
    </SiteLink>
  );
}
