import { Stones } from '../stones.tsx';

/** Compasses over the arch that they draw. */
export function Design() {
  return (
    <>
      <Stones arch={{ cx: 160, cy: 152, inner: 66, outer: 94, gap: 5 }} count={5} name={(k) => (k < 3 ? 'br-stone' : 'br-ghost')} />
      <path d="M160 36L160 152" stroke="var(--br-clay)" strokeWidth="7" strokeLinecap="round" />
      <path d="M160 36L212 84" stroke="var(--jade-12)" strokeWidth="7" strokeLinecap="round" />
      <path d="M206 74l14 -2 2 14 -8 6z" fill="var(--amber-9)" />
      <circle cx="160" cy="32" r="11" fill="var(--jade-12)" />
      <circle className="br-lamp" cx="160" cy="32" r="4.5" />
    </>
  );
}
