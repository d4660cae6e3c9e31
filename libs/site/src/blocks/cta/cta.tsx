import { Bridge } from '@bridge/ui/drawings';
import { Rich } from '../../rich/rich.tsx';
import { Actions } from '../actions.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { headingId } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';

/** The kind "cta": the deep band that asks for one thing. */
export const cta: BlockEntry<'cta'> = { View: Cta };

const begun = [{ done: 5, total: 5 }, { done: 2, total: 5 }, { done: 0, total: 5 }, { done: 0, total: 5 }, { done: 0, total: 5 }];

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
        <Bridge form="wide" years={begun} feet={false} />
      </div>
    </BlockSection>
  );
}
