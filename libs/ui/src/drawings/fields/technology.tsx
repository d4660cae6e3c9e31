import { Stones } from '../stones.tsx';

/** A screen with the arch on it. */
export function Technology() {
  return (
    <>
      <rect x="94" y="44" width="152" height="98" rx="10" fill="var(--br-slate)" />
      <path d="M112 66h46M112 82h30M112 98h38" stroke="var(--br-chalk)" strokeWidth="5" strokeLinecap="round" />
      <path d="M112 114h22" stroke="var(--amber-9)" strokeWidth="5" strokeLinecap="round" />
      <Stones arch={{ cx: 202, cy: 122, inner: 18, outer: 31, gap: 3 }} count={5} name={(k) => (k === 2 ? 'br-key' : 'br-chalk')} />
      <path d="M78 142h184l10 12H68z" fill="var(--br-stone)" />
    </>
  );
}
