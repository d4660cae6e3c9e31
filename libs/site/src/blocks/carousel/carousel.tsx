import { Icon } from '@bridge/ui/drawings';
import { Picture } from '../../picture/picture.tsx';
import { useDocument } from '../../site.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockSection } from '../block-section.tsx';
import { PartnerSign } from './partner-sign.tsx';

/** The kind "carousel": a row to scroll by hand, that `live/carousel.ts` moves. */
export const carousel: BlockEntry<'carousel'> = { View: Carousel, documents: () => ['lists/partners'] };

// Drawn three times: the row may move over twice its length and still fill a wide window.
const copies = [0, 1, 2];

function Carousel({ block }: BlockProps<'carousel'>) {
  const { items } = useDocument('lists/partners');
  return (
    <BlockSection id={block.id} label={block.label} wide>
      <div className="br-logos" data-part="carousel" data-count={items.length} suppressHydrationWarning>
        <div className="br-wrap br-logos-head">
          <p className="br-muted">
            {block.figure} {block.label}
          </p>
          <button type="button" className="br-x" data-control="">
            <span className="br-when-moving">
              <Icon name="pause" />
              <span className="br-vh">{block.pause}</span>
            </span>
            <span className="br-when-still">
              <Icon name="play" />
              <span className="br-vh">{block.play}</span>
            </span>
          </button>
        </div>
        <div className="br-carousel" role="group" aria-label={block.label} tabIndex={0} data-track="">
          <ul role="list">
            {copies.flatMap((copy) =>
              items.map(({ id, name, shape, picture }) => (
                <li key={`${copy} ${id}`} aria-hidden={copy > 0 || undefined}>
                  {picture ? <Picture id={picture} sizes="160px" className="br-logo" isNamed /> : <PartnerSign shape={shape} />}
                  <span translate="no">{name}</span>
                </li>
              )),
            )}
          </ul>
        </div>
      </div>
    </BlockSection>
  );
}
