import { FieldArt, HeroArt } from '@bridge/ui/drawings';
import { Picture } from '../picture/picture.tsx';
import { useSite } from '../site.tsx';
import type { PostSummary } from './post-summary.ts';

/** The picture of what a post is about: its editor's, or a drawing; the bridge where it names none. `first` at the head of its own page. */
export function PostArt({ post: { picture, vignette }, first = false }: { post: PostSummary; first?: boolean }) {
  const { pictures } = useSite();
  if (picture !== undefined && pictures[picture]) return <Picture id={picture} sizes={first ? '(min-width: 900px) 860px, calc(100vw - 40px)' : '(min-width: 900px) 640px, calc(100vw - 40px)'} first={first} isTold={first} />;
  if (vignette) return <FieldArt name={vignette} />;
  return (
    <div className="br-art-band">
      <HeroArt scene="band" />
    </div>
  );
}
