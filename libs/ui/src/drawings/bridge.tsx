import { BridgeDeck } from './bridge-deck.tsx';
import { BridgeSpan, type SpanState } from './bridge-span.tsx';
import { imageProps } from './drawing.ts';
import { bridgeFrame, small, wide } from '@bridge/model/bridge';
import type { BridgeMeasures, YearCount } from '@bridge/model/bridge';
import { Walker } from './walker.tsx';

export type BridgeProps = {
  years: readonly YearCount[];
  /** What the drawing says, in one sentence. Without it the drawing is decoration. */
  label?: string;
  walker?: boolean;
  lamps?: boolean;
  feet?: boolean;
  /** "wide" at every width, where the drawing is a detail and never the roadmap itself. */
  form?: 'wide';
  /** The state of each span while the bridge is a plan. */
  states?: readonly SpanState[];
};

/** The roadmap bridge: a span a year, a stone a milestone. Draws a wide and a small form; the stylesheet shows one. */
export function Bridge({ form, ...props }: BridgeProps) {
  if (form === 'wide') return <BridgeForm {...props} measures={wide} className="br-bridge" />;
  return (
    <>
      <BridgeForm {...props} measures={wide} className="br-bridge br-only-l" />
      <BridgeForm {...props} measures={small} className="br-bridge br-only-s" />
    </>
  );
}

function BridgeForm({
  years,
  label,
  walker = true,
  lamps = true,
  feet = true,
  measures,
  states,
  className,
}: BridgeProps & { measures: BridgeMeasures; className: string }) {
  const frame = bridgeFrame(years.length, measures, { walker, lamps, feet });
  return (
    <svg className={className} viewBox={`0 0 ${frame.width} ${frame.height}`} {...imageProps(label)}>
      {feet && <Feet count={years.length} measures={measures} {...frame} />}
      <BridgeDeck years={years} measures={measures} y={frame.deckTop} width={frame.width} />
      {years.map((year, i) => (
        <BridgeSpan key={i} {...year} index={i} lamp={lamps} measures={measures} y={frame.deckTop} springing={frame.springing} state={states?.[i]} />
      ))}
      {walker && <Walker years={years} measures={measures} y={frame.deckTop} />}
    </svg>
  );
}

function Feet(props: { count: number; measures: BridgeMeasures; springing: number; height: number; width: number }) {
  const { span, end, foot } = props.measures;
  return (
    <>
      {Array.from({ length: props.count + 1 }, (_, i) => {
        const isEnd = i === 0 || i === props.count;
        const x = end + span * i - (i === 0 ? 0 : 8);
        const width = isEnd ? 8 : 16;
        return <path key={i} className="br-pier" d={`M${x} ${props.springing + 4}h${width}v${foot - 10}h${-width}z`} />;
      })}
      <path className="br-ground" d={`M0 ${props.height - 5}H${props.width}`} />
    </>
  );
}
