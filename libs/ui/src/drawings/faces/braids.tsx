import { Head, Torso } from './parts.tsx';

/** A face of the kit: braids. */
export function Braids() {
  return (
    <>
      <path d="M80 118q-16 10 -14 40l4 70h22l-4 -80zM160 118q16 10 14 40l-4 70h-22l4 -80z" fill="var(--br-hair)" />
      <Torso fill="var(--jade-11)" />
      <Head skin="var(--br-skin-2)" />
      <path d="M80 146q-8 -60 40 -62 48 2 40 62 -6 -30 -40 -42 -34 12 -40 42z" fill="var(--br-hair)" />
      <path d="M120 84v20M100 89l6 20M140 89l-6 20" stroke="var(--jade-4)" strokeOpacity=".5" strokeWidth="2" />
    </>
  );
}
