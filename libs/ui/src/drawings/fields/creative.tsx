import { Stones } from '../stones.tsx';

/** A picture on its easel, not yet finished. */
export function Creative() {
  return (
    <>
      <path d="M120 154L156 26M200 154L164 26M160 26v128" stroke="var(--br-clay)" strokeWidth="7" strokeLinecap="round" />
      <rect x="92" y="38" width="136" height="88" rx="6" fill="var(--color-panel-solid)" stroke="var(--jade-12)" strokeWidth="5" />
      <circle className="br-lamp" cx="200" cy="62" r="11" />
      <Stones arch={{ cx: 140, cy: 122, inner: 24, outer: 42, gap: 4 }} count={5} name={(k) => (k < 3 ? 'br-stone' : 'br-ghost')} />
      <path d="M92 126h136" stroke="var(--br-clay)" strokeWidth="8" strokeLinecap="round" />
      <path d="M258 46L196 104" stroke="var(--jade-12)" strokeWidth="7" strokeLinecap="round" />
      <path d="M200 94l12 12 -22 10z" fill="var(--amber-9)" />
    </>
  );
}
