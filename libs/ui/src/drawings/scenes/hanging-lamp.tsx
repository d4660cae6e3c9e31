/** A lamp that hangs from a ceiling. */
export function HangingLamp({ x, from, to }: { x: number; from: number; to: number }) {
  return (
    <>
      <path className="br-post" d={`M${x} ${from}V${to}`} strokeWidth="2" />
      <path d={`M${x - 15} ${to + 11}a15 15 0 0 1 30 0z`} fill="var(--br-figure)" />
      <circle className="br-lamp" cx={x} cy={to + 13} r="5" />
    </>
  );
}
