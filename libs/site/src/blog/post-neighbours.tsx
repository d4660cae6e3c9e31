import { SiteLink } from '../link.tsx';
import { InLanguage } from '../in-language.tsx';
import { useSite } from '../site.tsx';
import type { PostSummary } from './post-summary.ts';

/** The post before and the post after, by date. */
export function PostNeighbours({ previous, next }: { previous: PostSummary | undefined; next: PostSummary | undefined }) {
  const { words } = useSite();
  if (!previous && !next) return null;
  return (
    <nav className="br-neighbours" aria-label={words.blog.more}>
      {previous && (
        <SiteLink to={`/blog/${previous.slug}`} rel="prev">
          <span className="br-small br-muted">{words.blog.previous}</span>
          <span className="br-d4"><InLanguage lang={previous.lang}>{previous.title}</InLanguage></span>
        </SiteLink>
      )}
      {next && (
        <SiteLink to={`/blog/${next.slug}`} rel="next" className="br-neighbour-next">
          <span className="br-small br-muted">{words.blog.next}</span>
          <span className="br-d4"><InLanguage lang={next.lang}>{next.title}</InLanguage></span>
        </SiteLink>
      )}
    </nav>
  );
}
