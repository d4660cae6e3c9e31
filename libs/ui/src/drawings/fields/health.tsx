/** A heart and its line. */
export function Health() {
  return (
    <>
      <path d="M160 154L104 94H216Z" fill="var(--br-stone)" />
      <path d="M98 76a31 31 0 0 1 62 0v20H104q-6 -8 -6 -20zM160 76a31 31 0 0 1 62 0q0 12 -6 20H160z" fill="var(--br-stone)" />
      <path d="M52 104h72l12 -30 22 56 16 -36h94" fill="none" stroke="var(--jade-12)" strokeWidth="6" strokeLinejoin="round" strokeLinecap="round" />
      <circle className="br-lamp" cx="270" cy="94" r="9" />
    </>
  );
}
