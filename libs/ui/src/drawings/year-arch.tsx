import { imageProps } from './drawing.ts';
import { archStone, archStones } from '@bridge/model/bridge';
import type { YearCount } from '@bridge/model/bridge';
import type { SpanState } from './bridge-span.tsx';
import { useLaidBefore } from './use-laid-before.ts';

const arch = { cx: 50, cy: 52, inner: 30, outer: 48, gap: 4 };

/** One year's arch, beside its heading; `state` while it is a plan. */
export function YearArch({ done, total, label, state }: YearCount & { label?: string; state?: SpanState }) {
  const laidBefore = useLaidBefore(done);
  const stones = archStones({ done, total });
  return (
    <svg className={state ? `br-year-arch br-span is-${state}` : 'br-year-arch'} viewBox="0 0 100 54" {...imageProps(label)}>
      {stones.map(({ laid, place }, k) => (
        <path
          key={laid ? `laid ${k}` : k}
          className={laid ? (place >= laidBefore ? 'br-stone br-placing' : 'br-stone') : 'br-ghost'}
          d={archStone(arch, k, stones.length)}
        />
      ))}
    </svg>
  );
}
