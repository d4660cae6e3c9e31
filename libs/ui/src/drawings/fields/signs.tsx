import { Stones } from '../stones.tsx';

/** A post with three boards, each another way. */
export function Signs() {
  return (
    <>
      <path d="M160 154V26" stroke="var(--br-clay)" strokeWidth="9" strokeLinecap="round" />
      <path d="M150 36h82l20 15 -20 15h-82z" fill="var(--br-stone)" />
      <path d="M170 74H88L68 89l20 15h82z" fill="var(--br-slate)" />
      <path d="M150 112h62l18 13 -18 13h-62z" fill="var(--amber-9)" />
      <path d="M166 51h46" stroke="var(--br-chalk)" strokeWidth="5" strokeLinecap="round" />
      <path d="M96 89h34" stroke="var(--br-chalk)" strokeWidth="5" strokeLinecap="round" />
      <path d="M166 125h30" stroke="var(--jade-12)" strokeWidth="5" strokeLinecap="round" />
      <Stones arch={{ cx: 74, cy: 153, inner: 16, outer: 28, gap: 3 }} count={5} name="br-stone-2" />
    </>
  );
}
