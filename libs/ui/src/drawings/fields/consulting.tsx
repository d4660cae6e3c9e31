import { Stones } from '../stones.tsx';

/** A glass that is held over a plan. */
export function Consulting() {
  return (
    <>
      <rect x="70" y="40" width="138" height="114" rx="8" fill="var(--color-panel-solid)" />
      <path d="M88 62h56M88 78h38M88 94h26" stroke="var(--br-stone-2)" strokeWidth="5" strokeLinecap="round" />
      <path d="M214 128l30 30" stroke="var(--br-clay)" strokeWidth="12" strokeLinecap="round" />
      <circle cx="180" cy="96" r="46" fill="var(--br-spandrel)" stroke="var(--jade-12)" strokeWidth="8" />
      <Stones arch={{ cx: 180, cy: 114, inner: 18, outer: 34, gap: 4 }} count={5} name={(k) => (k === 2 ? 'br-key' : 'br-stone')} />
      <path d="M146 118h68" stroke="var(--jade-12)" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}
