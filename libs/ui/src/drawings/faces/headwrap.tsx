import { Head, Torso } from './parts.tsx';

/** A face of the kit: headwrap. */
export function Headwrap() {
  return (
    <>
      <Torso fill="var(--br-clay)" />
      <Head skin="var(--br-skin-3)" />
      <path d="M82 134q-20 -34 0 -56 12 -16 30 -14 6 -14 26 -10 32 6 32 38 2 22 -12 42 -12 -20 -38 -20t-38 20z" fill="var(--jade-10)" />
      <path d="M86 116q32 -18 70 0M92 90q26 -20 66 -8" fill="none" stroke="var(--jade-4)" strokeWidth="4" strokeLinecap="round" opacity=".7" />
      <circle cx="86" cy="160" r="5" fill="var(--amber-9)" />
      <circle cx="154" cy="160" r="5" fill="var(--amber-9)" />
      <path d="M90 210q30 26 60 0" fill="none" stroke="var(--amber-9)" strokeWidth="6" />
    </>
  );
}
