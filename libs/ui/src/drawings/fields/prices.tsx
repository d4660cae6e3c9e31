/** Scales with stones in both pans. */
export function Prices() {
  return (
    <>
      <path d="M160 154V46" stroke="var(--br-clay)" strokeWidth="9" strokeLinecap="round" />
      <path d="M88 66L232 46" stroke="var(--jade-12)" strokeWidth="8" strokeLinecap="round" />
      <circle cx="160" cy="56" r="11" fill="var(--jade-12)" />
      <circle className="br-lamp" cx="160" cy="56" r="4.5" />
      <path d="M88 68L58 114M88 68L118 114M232 48L202 96M232 48L262 96" stroke="var(--jade-12)" strokeWidth="3" />
      <rect x="66" y="98" width="21" height="13" rx="4" className="br-stone" />
      <rect x="90" y="98" width="21" height="13" rx="4" className="br-stone-2" />
      <rect x="78" y="82" width="21" height="13" rx="4" className="br-stone" />
      <rect x="221" y="80" width="22" height="13" rx="4" className="br-key" />
      <path d="M50 114h76q-8 18 -38 18t-38 -18zM194 96h76q-8 18 -38 18t-38 -18z" fill="var(--br-stone)" />
    </>
  );
}
