import { Rich } from '../../rich/rich.tsx';
import { Actions } from '../actions.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';

/** The kind "steps": numbered arches under one deck. */
export const steps: BlockEntry<'steps'> = { View: Steps };

function Steps({ block, level }: BlockProps<'steps'>) {
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <BlockSection id={block.id}>
      <div className="br-stack br-gap-40">
        <BlockHead block={block} level={level} beside />
        <ol className="br-steps" role="list" data-count={block.items.length}>
          {block.items.map((step, index) => (
            <li key={step.id}>
              <span className="br-step-number br-num" aria-hidden="true">
                {index + 1}
              </span>
              <Heading className="br-d4">
                <span className="br-vh">{index + 1}. </span>
                {step.title}
              </Heading>
              <p className="br-muted">
                <Rich text={step.text} />
              </p>
            </li>
          ))}
        </ol>
        <Actions actions={block.actions} />
      </div>
    </BlockSection>
  );
}
