import { Head, Torso } from './parts.tsx';

/** A face of the kit: afro. */
export function Afro() {
  return (
    <>
      <circle cx="120" cy="116" r="58" fill="var(--br-hair)" />
      <circle cx="72" cy="140" r="26" fill="var(--br-hair)" />
      <circle cx="168" cy="140" r="26" fill="var(--br-hair)" />
      <Torso fill="var(--amber-9)" />
      <Head skin="var(--br-skin-2)" />
      <path d="M87 138q0 -34 33 -36 33 2 33 36 -10 -22 -33 -22t-33 22z" fill="var(--br-hair)" />
      <circle cx="85" cy="164" r="7" fill="none" stroke="var(--jade-9)" strokeWidth="3.5" />
      <circle cx="155" cy="164" r="7" fill="none" stroke="var(--jade-9)" strokeWidth="3.5" />
    </>
  );
}
