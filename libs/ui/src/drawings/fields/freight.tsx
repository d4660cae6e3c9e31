const boxes = ['br-stone', 'br-key', 'br-stone-2', 'br-stone', 'br-stone-2', 'br-stone'];

/** A ship under its load. */
export function Freight() {
  return (
    <>
      {boxes.map((name, i) => (
        <rect key={i} className={name} x={120 + (i % 3) * 40} y={i > 2 ? 66 : 90} width="36" height="20" rx="3" />
      ))}
      <path d="M66 112V62h38v50z" fill="var(--color-panel-solid)" />
      <path d="M74 76h10M90 76h8" stroke="var(--jade-12)" strokeWidth="6" />
      <path d="M82 62V40h16v22" fill="var(--br-clay)" />
      <path d="M44 112h228l-24 34q-4 8 -14 8H82q-10 0 -14 -8z" fill="var(--br-slate)" />
      <path d="M72 130h44" stroke="var(--br-chalk)" strokeWidth="5" strokeLinecap="round" />
      <circle className="br-lamp" cx="258" cy="100" r="6" />
    </>
  );
}
