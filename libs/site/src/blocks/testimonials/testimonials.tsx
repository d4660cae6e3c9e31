import { Face } from '@bridge/ui/drawings';
import { Picture } from '../../picture/picture.tsx';
import { Rich } from '../../rich/rich.tsx';
import { useDocument } from '../../site.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { SampleTag } from '../sample-tag.tsx';

/** The kind "testimonials": voices of one audience, by role. */
export const testimonials: BlockEntry<'testimonials'> = { View: Testimonials, documents: () => ['lists/testimonials'] };

function Testimonials({ block, level }: BlockProps<'testimonials'>) {
  const voices = useDocument('lists/testimonials').items.filter(({ audience }) => audience === block.audience);
  return (
    <BlockSection id={block.id} {...(block.tint && { tint: true })}>
      <div className="br-stack br-gap-40">
        <BlockHead block={block} level={level} beside />
        <div className="br-voices" data-count={voices.length}>
          {voices.map((voice) => (
            <figure key={voice.id} className="br-voice">
              <blockquote>
                <Rich text={voice.quote} />
              </blockquote>
              <figcaption>
                {voice.picture ? <Picture id={voice.picture} sizes="72px" className="br-voice-picture" /> : voice.face && <Face name={voice.face} />}
                <span className="br-grow">
                  <b>{voice.role}</b>
                  <span className="br-small br-muted">{voice.organisation}</span>
                </span>
                <SampleTag sample={voice.sample} />
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}
