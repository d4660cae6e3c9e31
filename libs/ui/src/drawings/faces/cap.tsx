import { Head, Torso } from './parts.tsx';

/** A face of the kit: cap. */
export function Cap() {
  return (
    <>
      <Torso fill="var(--sand-1)" />
      <path d="M96 204q24 44 48 0l10 4q-8 46 -34 58 -26 -12 -34 -58z" fill="var(--jade-9)" />
      <path d="M120 226v40" stroke="var(--sand-1)" strokeWidth="3" />
      <Head skin="var(--br-skin-3)" />
      <path d="M84 122q-4 -46 26 -48l46 -2q10 24 0 50 -36 -14 -72 0z" fill="var(--amber-9)" />
      <path d="M88 108q32 -12 68 0" fill="none" stroke="var(--br-clay)" strokeWidth="5" strokeDasharray="7 5" />
    </>
  );
}
