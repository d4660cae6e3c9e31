import { Head, Torso } from './parts.tsx';

/** A face of the kit: glasses. */
export function Glasses() {
  return (
    <>
      <Torso fill="var(--br-slate)" />
      <path d="M96 204l24 40 24 -40z" fill="var(--sand-1)" />
      <Head skin="var(--br-skin-1)" />
      <path d="M86 136q-6 -46 34 -48 40 2 34 48 -4 -18 -12 -24h-44q-8 6 -12 24z" fill="var(--br-hair)" />
      <path d="M87 150q0 38 33 38t33 -38q-4 16 -14 16 -19 -8 -38 0 -10 0 -14 -16z" fill="var(--br-hair)" />
      <g fill="none" stroke="var(--sand-1)" strokeWidth="3">
        <circle cx="105" cy="142" r="11" />
        <circle cx="135" cy="142" r="11" />
        <path d="M116 140q4 -3 8 0" />
      </g>
    </>
  );
}
