import { archStone, archStones, isLit } from '@bridge/model/bridge';
import type { BridgeMeasures } from '@bridge/model/bridge';
import { useLaidBefore } from './use-laid-before.ts';

/** A span that is planned, and not built on yet: written, being written, or still to be written. */
export type SpanState = 'ready' | 'now' | 'wait';

/** One arch with its stones, and its lamp when all of them are laid. */
export function BridgeSpan({
  done,
  total,
  index,
  lamp,
  measures,
  y,
  springing,
  state,
}: {
  done: number;
  total: number;
  index: number;
  lamp: boolean;
  measures: BridgeMeasures;
  y: number;
  springing: number;
  state: SpanState | undefined;
}) {
  const laidBefore = useLaidBefore(done);
  const { span, end, post, lamp: radius } = measures;
  const cx = end + span * (index + 0.5);
  const stones = archStones({ done, total });
  return (
    <g className={state ? `br-span is-${state}` : 'br-span'} data-year={index + 1}>
      {stones.map(({ laid, place }, k) => (
        <path
          key={laid ? `laid ${k}` : k}
          className={laid ? (place >= laidBefore ? 'br-stone br-placing' : 'br-stone') : 'br-ghost'}
          d={archStone({ ...measures, cx, cy: springing }, k, stones.length)}
        />
      ))}
      {lamp && isLit({ done, total }) && (
        <>
          <path className="br-post" d={`M${cx} ${y}v-${post}`} />
          <circle className="br-lamp" cx={cx} cy={y - post - radius + 1} r={radius} />
        </>
      )}
    </g>
  );
}
