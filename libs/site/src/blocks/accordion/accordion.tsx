import { Icon } from '@bridge/ui/drawings';
import { Rich } from '../../rich/rich.tsx';
import type { BlockEntry, BlockOf, BlockProps } from '../block.ts';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';

/** The kind "accordion": native details that share a name, so that one is open at a time and a click closes it. */
export const accordion: BlockEntry<'accordion'> = { View: Accordion };

function Accordion({ block, level }: BlockProps<'accordion'>) {
  return (
    <BlockSection id={block.id} {...(block.tint && { tint: true })}>
      <div className="br-split br-split-top">
        <BlockHead block={block} level={level} {...(block.faq && { quiet: true })}>
          {block.example && <Vignette example={block.example} />}
        </BlockHead>
        <div>
          {block.items.map((item, index) => (
            <details key={item.id} id={`${block.id}-${item.id}`} className="br-acc" name={block.id} open={index === 0 && block.openFirst} suppressHydrationWarning>
              <summary>{item.title}</summary>
              <div>
                <Rich text={item.text} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}

/** A milestone as it looks in a roadmap. */
function Vignette({ example }: { example: NonNullable<BlockOf<'accordion'>['example']> }) {
  return (
    <div className="br-vignette">
      <span className="br-box is-on">
        <Icon name="check" />
      </span>
      <b>{example.title}</b>
      <span className="br-small br-muted">{example.text}</span>
    </div>
  );
}
