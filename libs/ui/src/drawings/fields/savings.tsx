const rows = [1, 2, 3];

/** A jar that fills, and the stone that falls into it. */
export function Savings() {
  return (
    <>
      <path d="M118 62h84q12 10 12 26v50q0 16 -16 16h-76q-16 0 -16 -16V88q0 -16 12 -26z" fill="var(--color-panel-solid)" stroke="var(--jade-12)" strokeWidth="5" strokeLinejoin="round" />
      {rows.map((row) => Array.from({ length: 4 - (row === 3 ? 1 : 0) }, (_, i) => (
        <rect key={`${row} ${i}`} x={(row === 3 ? 127 : 117) + i * 22} y={150 - row * 17} width="19" height="13" rx="4" className={(i + row) % 2 ? 'br-stone' : 'br-stone-2'} />
      )))}
      <path d="M112 56h96" stroke="var(--br-clay)" strokeWidth="11" strokeLinecap="round" />
      <path d="M146 56h28" stroke="var(--jade-12)" strokeWidth="6" strokeLinecap="round" />
      <rect className="br-key" x="149" y="20" width="22" height="16" rx="5" />
    </>
  );
}
