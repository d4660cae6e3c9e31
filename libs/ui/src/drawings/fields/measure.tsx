import { Stones } from '../stones.tsx';

/** A drawing of an arch on its board, with the rule it was drawn by. */
export function Measure() {
  return (
    <>
      <path d="M104 154l14 -36M216 154l-14 -36" stroke="var(--br-clay)" strokeWidth="8" strokeLinecap="round" />
      <rect x="78" y="24" width="164" height="102" rx="8" fill="var(--br-slate)" />
      <path d="M96 104h128" stroke="var(--br-chalk)" strokeWidth="4" strokeLinecap="round" strokeDasharray="3 9" />
      <Stones arch={{ cx: 160, cy: 104, inner: 34, outer: 54, gap: 4 }} count={5} name={(k) => (k === 2 ? 'br-key' : 'br-chalk')} />
      <rect x="66" y="126" width="188" height="14" rx="4" fill="var(--amber-9)" />
      <path d="M86 126v7M106 126v7M126 126v7M146 126v7M166 126v7M186 126v7M206 126v7M226 126v7" stroke="var(--jade-12)" strokeWidth="3" />
    </>
  );
}
