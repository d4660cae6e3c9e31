import { Bridge, Walkers } from '@bridge/ui/drawings';
import { Rich } from '../../rich/rich.tsx';
import { Actions } from '../actions.tsx';
import type { BlockEntry, BlockOf, BlockProps } from '../block.ts';
import { headingId } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';

/** The kind "cta": the deep band that asks for one thing. */
export const cta: BlockEntry<'cta'> = { View: Cta };

const bridges = { 'first-stone': [1, 0, 0, 0, 0], begun: [5, 2, 0, 0, 0], done: [5, 5, 5, 5, 5] };

function Cta({ block, level }: BlockProps<'cta'>) {
  const Heading = `h${level}` as const;
  return (
    <BlockSection id={block.id}>
      <div className="br-cta br-deep">
        <Heading id={headingId(block.id)} className="br-d2" tabIndex={level === 1 ? -1 : undefined}>
          {block.title}
        </Heading>
        {block.lead && (
          <p className="br-lede">
            <Rich text={block.lead} />
          </p>
        )}
        <Actions actions={block.actions} size={4} />
        <Art art={block.art} />
      </div>
    </BlockSection>
  );
}

function Art({ art = 'begun' }: Pick<BlockOf<'cta'>, 'art'>) {
  if (art === 'none') return null;
  if (art === 'walkers') return <Walkers />;
  return <Bridge form="wide" years={bridges[art].map((done) => ({ done, total: 5 }))} feet={false} />;
}
