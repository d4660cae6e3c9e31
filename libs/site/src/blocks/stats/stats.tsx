import { Rich } from '../../rich/rich.tsx';
import type { BlockEntry, BlockProps } from '../block.ts';
import { BlockHead } from '../block-head.tsx';
import { BlockSection } from '../block-section.tsx';
import { SampleTag } from '../sample-tag.tsx';

/** The kind "stats": a row of figures. */
export const stats: BlockEntry<'stats'> = { View: Stats };

function Stats({ block, level }: BlockProps<'stats'>) {
  const { id, title, lead, items, note, sample } = block;
  return (
    <BlockSection id={id} named={Boolean(title)}>
      {title && <BlockHead block={{ id, title, lead }} level={level} beside />}
      {!title && lead && (
        <p className="br-lede">
          <Rich text={lead} />
        </p>
      )}
      <dl className="br-stats" data-count={items.length}>
        {items.map((item) => (
          <div key={item.id}>
            <dt>{item.label}</dt>
            <dd className="br-num">{item.value}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className="br-small br-muted br-stats-note">{note}</p> : <SampleTag sample={sample} />}
    </BlockSection>
  );
}
