import { Rich } from '../../rich/rich.tsx';
import { Actions } from '../actions.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { Points } from '../points.tsx';

/** The kind "prose": running text beside its heading. */
export const prose: BlockEntry<'prose'> = { View: Prose };

function Prose({ block, level }: BlockProps<'prose'>) {
  return (
    <BlockSection id={block.id} {...(block.tint && { tint: true })}>
      <div className="br-split br-split-top">
        <BlockHead block={block} level={level} />
        <div className="br-stack br-gap-24">
          <div className="br-prose">
            {block.paragraphs.map(({ id, text }) => (
              <p key={id}>
                <Rich text={text} />
              </p>
            ))}
          </div>
          <Points points={block.points} />
          <Actions actions={block.actions} />
        </div>
      </div>
    </BlockSection>
  );
}
