import { laidDeck } from '@bridge/model/bridge';
import type { BridgeMeasures, YearCount } from '@bridge/model/bridge';

/** The planned deck over the whole width, and on it the part that is laid. */
export function BridgeDeck({
  years,
  measures,
  y,
  width,
}: {
  years: readonly YearCount[];
  measures: BridgeMeasures;
  y: number;
  width: number;
}) {
  const bar = { y, height: measures.deck, rx: 2 };
  return (
    <>
      <rect className="br-deck-plan" x={0} width={width} {...bar} />
      {laidDeck(years, measures).pieces.map((piece) => (
        <rect key={piece.x} className="br-deck" {...piece} {...bar} />
      ))}
    </>
  );
}
