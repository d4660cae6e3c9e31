import { Stones } from '../stones.tsx';

/** Two banks, a half of the arch from each, and the stone that joins them. */
export function Agreement() {
  return (
    <>
      <path d="M48 154V96h40v58zM232 154V96h40v58z" fill="var(--br-clay)" />
      <path d="M58 96V74h20v22zM242 96V74h20v22z" fill="var(--br-slate)" />
      <Stones arch={{ cx: 160, cy: 154, inner: 54, outer: 86, gap: 6 }} count={7} name={(k) => (k === 3 ? 'br-ghost' : k < 3 ? 'br-stone' : 'br-stone-2')} />
      <path className="br-key" d="M145 54h30l-6 -30h-18z" transform="rotate(180 160 39)" />
      <path d="M160 20v-12" stroke="var(--jade-12)" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}
