import { Bridge } from '@bridge/ui/drawings';
import { Rich } from '../../rich/rich.tsx';
import { Actions } from '../actions.tsx';
import type { BlockOf } from '../block.ts';
import { Points } from '../points.tsx';

type Tab = BlockOf<'tabs'>['items'][number];

/** One view: what it offers, beside a picture of progress that says it is a sample. */
export function TabPanel({ id, tab, level }: { id: string; tab: Tab; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div id={id} className="br-panel br-split br-tab-panel">
      <div className="br-stack br-tab-copy">
        <Heading className="br-d3">{tab.title}</Heading>
        {tab.text && (
          <p className="br-muted">
            <Rich text={tab.text} />
          </p>
        )}
        <Points points={tab.points} />
        <Actions actions={tab.actions} />
      </div>
      <Picture picture={tab.picture} />
    </div>
  );
}

function Picture({ picture }: { picture: Tab['picture'] }) {
  return (
    <div className="br-tab-picture">
      <p className="br-small br-muted">{picture.caption}</p>
      {picture.rows.map((row) => (
        <div key={row.id} className="br-stack br-gap-8">
          <div className="br-between br-small">
            <b>{row.label}</b>
            {row.detail && <span className="br-muted">{row.detail}</span>}
          </div>
          <Bridge form="wide" years={row.years} walker={false} lamps={false} feet={false} />
        </div>
      ))}
    </div>
  );
}
