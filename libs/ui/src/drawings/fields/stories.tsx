import { Stones } from '../stones.tsx';

/** A microphone, and the sound that is stones on both sides. */
export function Stories() {
  const sound = { cx: 160, cy: 74, from: Math.PI * 0.28, to: Math.PI * 0.72, gap: 6 };
  return (
    <>
      <rect x="138" y="26" width="44" height="82" rx="22" fill="var(--br-slate)" />
      <path d="M150 50h20M150 64h20M150 78h20" stroke="var(--br-chalk)" strokeWidth="4" strokeLinecap="round" />
      <path d="M122 78q0 46 38 46t38 -46M160 124v30" fill="none" stroke="var(--br-clay)" strokeWidth="7" strokeLinecap="round" />
      {[90, -90].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 160 74)`}>
          <Stones arch={{ ...sound, inner: 56, outer: 72 }} count={2} name="br-stone" />
          <Stones arch={{ ...sound, inner: 80, outer: 98 }} count={3} name={(k) => (k === 1 ? 'br-key' : 'br-stone-2')} />
        </g>
      ))}
    </>
  );
}
