const piles = [2, 3, 5, 7];

/** Piles of stones that grow; the newest lies on top. */
export function Finance() {
  return (
    <>
      {piles.map((height, i) => Array.from({ length: height }, (_, j) => (
        <rect key={`${i} ${j}`} x={70 + i * 48} y={140 - j * 14} width="38" height="11" rx="4" className={j === height - 1 ? 'br-key' : j % 2 ? 'br-stone-2' : 'br-stone'} />
      )))}
      <path d="M76 106L126 88 176 58 222 32" fill="none" stroke="var(--jade-12)" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" strokeDasharray="2 11" />
    </>
  );
}
