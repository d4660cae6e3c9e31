import { Head, Torso } from './parts.tsx';

/** A face of the kit: grey beard. */
export function GreyBeard() {
  return (
    <>
      <Torso fill="var(--jade-10)" />
      <path d="M98 206l22 22 22 -22 8 6 -30 34 -30 -34z" fill="var(--jade-4)" />
      <Head skin="var(--br-skin-2)" />
      <path d="M86 148q0 46 34 46t34 -46q-2 16 -12 18 -22 -8 -44 0 -10 -2 -12 -18z" fill="var(--sand-8)" />
      <path d="M85 146q-6 -14 -1 -26 6 6 5 18zM155 146q6 -14 1 -26 -6 6 -5 18z" fill="var(--sand-8)" />
    </>
  );
}
