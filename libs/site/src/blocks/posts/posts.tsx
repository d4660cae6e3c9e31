import { newestFirst } from '../../blog/post-summary.ts';
import { isPublished } from '../../dates.ts';
import { classNames } from '../../lite/class-names.ts';
import { useSite } from '../../site.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { headingId } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { FeaturedPost } from '../../blog/featured-post.tsx';
import { PostCards } from '../../blog/post-cards.tsx';

/** The kind "posts": the newest large, where it is to be featured, the others as cards. */
export const posts: BlockEntry<'posts'> = { View: Posts };

function Posts({ block, level }: BlockProps<'posts'>) {
  const { posts: all, now } = useSite();
  const shown = newestFirst(all.filter((post) => isPublished(post, now))).slice(0, block.latest);
  const [first] = block.featured ? shown : [];
  const Heading = `h${level}` as const;
  const title = (
    <Heading id={headingId(block.id)} className={classNames('br-d2', level === 1 && 'br-title')} tabIndex={level === 1 ? -1 : undefined}>
      {block.title}
    </Heading>
  );
  return (
    <BlockSection id={block.id}>
      <div className="br-stack br-gap-40">
        {level === 1 && title}
        {first && <FeaturedPost post={first} label={block.featured!} readMore={block.readMore} level={2} />}
        {level === 2 && title}
        <PostCards posts={first ? shown.slice(1) : shown} readMore={block.readMore} level={level === 1 ? 2 : 3} />
      </div>
    </BlockSection>
  );
}
