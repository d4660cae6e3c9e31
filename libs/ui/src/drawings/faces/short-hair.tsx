import { Head, Torso } from './parts.tsx';

/** A face of the kit: short hair. */
export function ShortHair() {
  return (
    <>
      <Torso fill="var(--bronze-9)" />
      <path d="M88 206q32 34 64 0l10 6q-42 44 -84 0z" fill="var(--br-clay)" />
      <path d="M108 232v34M132 232v34" stroke="var(--bronze-4)" strokeWidth="3.5" strokeLinecap="round" />
      <Head skin="var(--br-skin-3)" />
      <path d="M86 130v-44q0 -8 8 -8h52q8 0 8 8v44q-6 -16 -14 -18h-40q-8 2 -14 18z" fill="var(--br-hair)" />
    </>
  );
}
