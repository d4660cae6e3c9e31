/** Brows, nose and mouth: the lines that all portraits share. */
export function Face({ y, smile, brows = true }: { y: number; smile: string; brows?: boolean }) {
  return (
    <g fill="none" stroke="var(--br-face)" strokeWidth="2.6" strokeLinecap="round">
      {brows && <path d={`M101 ${y - 6}q6 5 12 0M127 ${y - 6}q6 5 12 0`} />}
      <path d={`M120 ${y}q-4 8 1 10M${smile}`} />
    </g>
  );
}
