import { archStone } from '@bridge/ui/drawings';

const grounds = ['var(--jade-4)', 'var(--amber-4)', 'var(--bronze-5)', 'var(--sand-5)'];
const arches = [
  { cx: 60, laid: [0, 1, 2, 3, 4] },
  { cx: 180, laid: [0, 4] },
];

/** A stretch of bridge still to be built, on a ground that differs by category. Decoration. */
export function OpportunityArt({ kind }: { kind: number }) {
  return (
    <svg className="br-opportunity-art" viewBox="0 0 240 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="240" height="110" fill={grounds[Math.max(kind, 0) % grounds.length]} />
      <rect className="br-deck" y="34" width="172" height="7" />
      {arches.map(({ cx, laid }) =>
        [0, 1, 2, 3, 4].map((k) => (
          <path
            key={`${cx} ${k}`}
            className={laid.includes(k) ? (k % 3 === 1 ? 'br-stone-2' : 'br-stone') : 'br-ghost'}
            d={archStone({ cx, cy: 104, inner: 38, outer: 56, gap: 4 }, k, 5)}
          />
        )),
      )}
      <path d="M0 104H240V110H0Z" fill="var(--br-water)" />
    </svg>
  );
}
