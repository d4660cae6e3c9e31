import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead, headingId } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { TabPanel } from './tab-panel.tsx';

/** The kind "tabs": native radio buttons choose the view, so it works, by keyboard too, before and without JavaScript. */
export const tabs: BlockEntry<'tabs'> = { View: Tabs };

function Tabs({ block, level }: BlockProps<'tabs'>) {
  return (
    <BlockSection id={block.id}>
      <div className="br-stack br-tabset">
        <BlockHead block={block} level={level} />
        <div className="br-tabs" role="radiogroup" aria-labelledby={headingId(block.id)}>
          {block.items.map((tab, index) => (
            <label key={tab.id}>
              <input type="radio" name={block.id} value={tab.id} defaultChecked={index === 0} aria-controls={`${block.id}-${tab.id}`} />
              <span>{tab.label}</span>
            </label>
          ))}
        </div>
        {block.items.map((tab) => (
          <TabPanel key={tab.id} id={`${block.id}-${tab.id}`} tab={tab} level={level === 1 ? 2 : 3} />
        ))}
      </div>
    </BlockSection>
  );
}
