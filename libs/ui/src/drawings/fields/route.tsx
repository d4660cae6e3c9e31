/** A folded map with a way on it, stone by stone, to a lamp. */
export function Route() {
  return (
    <>
      <path d="M70 46l60 -16 60 16 60 -16v108l-60 16 -60 -16 -60 16z" fill="var(--color-panel-solid)" />
      <path d="M130 30v108M190 46v108" stroke="var(--br-stone-2)" strokeWidth="5" />
      <path d="M70 46l60 -16 60 16 60 -16v108l-60 16 -60 -16 -60 16z" fill="none" stroke="var(--jade-12)" strokeWidth="5" strokeLinejoin="round" />
      {[[92, 128], [112, 110], [142, 102], [164, 116], [188, 104], [204, 84]].map(([x = 0, y = 0], k) => (
        <rect key={x} x={x - 9} y={y - 5} width="18" height="10" rx="4" className={k % 2 ? 'br-stone-2' : 'br-stone'} />
      ))}
      <circle cx="222" cy="60" r="18" fill="var(--amber-9)" opacity=".22" />
      <circle className="br-lamp" cx="222" cy="60" r="8" />
    </>
  );
}
