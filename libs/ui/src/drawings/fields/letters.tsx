import { Stones } from '../stones.tsx';

/** A letter that comes out of its envelope. */
export function Letters() {
  return (
    <>
      <path d="M84 154V84l76 -44 76 44v70z" fill="var(--br-clay)" />
      <rect x="102" y="24" width="116" height="112" rx="6" fill="var(--color-panel-solid)" />
      <Stones arch={{ cx: 160, cy: 66, inner: 18, outer: 32, gap: 4 }} count={5} name={(k) => (k === 2 ? 'br-key' : 'br-stone')} />
      <path d="M122 82h76M122 96h52" stroke="var(--br-stone-2)" strokeWidth="5" strokeLinecap="round" />
      <path d="M84 86l76 44 76 -44v68H84z" fill="var(--br-stone)" />
      <path d="M86 152l58 -34M234 152l-58 -34" stroke="var(--jade-12)" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
