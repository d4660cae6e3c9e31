import type { BlockEntry, BlockProps } from '../block.ts';
import { Actions } from '../actions.tsx';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { LineCards } from './line-cards.tsx';
import { PlainCards } from './plain-cards.tsx';
import { PortraitCards } from './portrait-cards.tsx';

/** The kind "cards": things side by side, or lines that each lead somewhere. */
export const cards: BlockEntry<'cards'> = { View: Cards };

const layouts = { portraits: PortraitCards, cards: PlainCards, lines: LineCards };

function Cards({ block, level }: BlockProps<'cards'>) {
  const Layout = layouts[block.layout];
  return (
    <BlockSection id={block.id} {...(block.tint && { tint: true })}>
      <div className="br-stack br-gap-40">
        <BlockHead block={block} level={level} beside />
        <Layout items={block.items} level={level === 1 ? 2 : 3} />
        <Actions actions={block.actions} />
      </div>
    </BlockSection>
  );
}
