import { Stones } from '../stones.tsx';

/** A question and the answer that is an arch. */
export function Service() {
  return (
    <>
      <path d="M74 34h96a12 12 0 0 1 12 12v40a12 12 0 0 1 -12 12h-58l-22 20v-20H74a12 12 0 0 1 -12 -12V46a12 12 0 0 1 12 -12z" fill="var(--br-slate)" />
      <path d="M84 58h76M84 76h46" stroke="var(--br-chalk)" strokeWidth="6" strokeLinecap="round" />
      <path d="M160 72h88a12 12 0 0 1 12 12v42a12 12 0 0 1 -12 12v16l-22 -16h-66a12 12 0 0 1 -12 -12V84a12 12 0 0 1 12 -12z" fill="var(--color-panel-solid)" stroke="var(--jade-12)" strokeWidth="5" strokeLinejoin="round" />
      <Stones arch={{ cx: 204, cy: 124, inner: 20, outer: 36, gap: 4 }} count={5} name={(k) => (k === 2 ? 'br-key' : 'br-stone')} />
    </>
  );
}
