/** A face of the kit: hijab. */
export function Hijab() {
  return (
    <>
      <path d="M20 290q0 -60 50 -80 -10 -122 50 -124 60 2 50 124 50 20 50 80z" fill="var(--br-slate)" />
      <ellipse cx="120" cy="144" rx="32" ry="38" fill="var(--br-skin-1)" />
      <path d="M88 138q2 -40 32 -40t32 40q-8 -24 -32 -24t-32 24z" fill="var(--jade-9)" />
      <path d="M84 190q36 30 72 0l14 30q-50 30 -100 0z" fill="var(--br-slate)" />
      <path d="M78 222q42 22 84 0" fill="none" stroke="var(--jade-9)" strokeWidth="3" opacity=".8" />
    </>
  );
}
