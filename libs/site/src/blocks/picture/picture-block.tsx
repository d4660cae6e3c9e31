import { Picture } from '../../picture/picture.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockSection } from '../block-section.tsx';

/** The kind "picture": one picture of content/pictures/, with a line below it. */
export const picture: BlockEntry<'picture'> = { View: PictureBlock };

function PictureBlock({ block: { id, picture: shown, caption } }: BlockProps<'picture'>) {
  return (
    <BlockSection id={id} named={false}>
      <figure className="br-figure">
        <Picture id={shown} sizes="(min-width: 1280px) 1200px, calc(100vw - 40px)" isTold />
        {caption && <figcaption className="br-small br-muted">{caption}</figcaption>}
      </figure>
    </BlockSection>
  );
}
