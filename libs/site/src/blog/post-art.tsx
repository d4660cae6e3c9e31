import { FieldArt, HeroArt } from '@bridge/ui/drawings';
import type { PostSummary } from './post-summary.ts';

/** The picture of what a post is about; the bridge where it names none. */
export function PostArt({ post: { vignette } }: { post: PostSummary }) {
  if (vignette) return <FieldArt name={vignette} />;
  return (
    <div className="br-art-band">
      <HeroArt scene="band" />
    </div>
  );
}
