import { Stones } from '../stones.tsx';

const sound = { cx: 184, cy: 93, from: Math.PI * 0.22, to: Math.PI * 0.78 };

/** A horn whose sound is stones. */
export function Marketing() {
  return (
    <>
      <path d="M84 104v-22q0 -6 6 -6h24l62 -34v102l-62 -34H90q-6 0 -6 -6z" fill="var(--br-stone)" />
      <path d="M176 36v114" stroke="var(--jade-12)" strokeWidth="9" strokeLinecap="round" />
      <path d="M102 110l10 44h22l-8 -44z" fill="var(--br-clay)" />
      <g transform="rotate(90 184 93)">
        <Stones arch={{ ...sound, inner: 26, outer: 44, gap: 5 }} count={1} name="br-key" />
        <Stones arch={{ ...sound, inner: 52, outer: 74, gap: 6 }} count={3} name="br-stone" />
      </g>
    </>
  );
}
