import { useDocument, useSite } from '../../site.tsx';
import { isPublished } from '../../dates.ts';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { Explorer } from './explorer.tsx';
import { OpportunityCards } from './opportunity-cards.tsx';

/** The kind "opportunities": a few of them, or all with search and categories. */
export const opportunities: BlockEntry<'opportunities'> = { View: OpportunitiesBlock, documents: () => ['lists/opportunities'] };

function OpportunitiesBlock({ block, page, level }: BlockProps<'opportunities'>) {
  const { now } = useSite();
  const list = useDocument('lists/opportunities');
  const open = list.items.filter((item) => isPublished(item, now) && (!block.only || block.only.includes(item.id)));
  const below = level === 1 ? 2 : 3;
  return (
    <BlockSection id={block.id}>
      <div className="br-stack br-gap-40">
        <BlockHead block={block} level={level} beside />
        {block.explorer ? (
          <Explorer block={block} page={page} open={open} categories={list.categories} level={below} />
        ) : (
          <OpportunityCards items={open} categories={list.categories} learnMore={block.learnMore} level={below} />
        )}
      </div>
    </BlockSection>
  );
}
