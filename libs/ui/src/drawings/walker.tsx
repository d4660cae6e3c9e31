import { laidDeck, round } from '@bridge/model/bridge';
import type { BridgeMeasures, YearCount } from '@bridge/model/bridge';
import { Person } from './person.tsx';

/** The person at the end of the laid deck; walks on when the deck grows. */
export function Walker({ years, measures, y }: { years: readonly YearCount[]; measures: BridgeMeasures; y: number }) {
  const here = round(laidDeck(years, measures).walker);
  return (
    <g className="br-walk" transform={`translate(${here} ${y})`}>
      <Person
        x={0}
        y={0}
        height={measures.walker}
        top="var(--amber-9)"
        legs="var(--br-walker)"
        skin="var(--br-skin-2)"
        hair="var(--br-walker-hair)"
      />
    </g>
  );
}
