/** Steps as a row of arches, the first `current` of them built. Decoration: the step is also written beside it. */
export function ArchSteps({ current, total }: { current: number; total: number }) {
  return (
    <div className="br-arcsteps" aria-hidden="true">
      {Array.from({ length: total }, (_, i) => (
        <svg key={i} viewBox="0 0 40 22">
          <path className={i < current ? 'br-stone' : 'br-ghost'} d="M3 21a17 17 0 0 1 34 0h-7a10 10 0 0 0 -20 0z" />
        </svg>
      ))}
    </div>
  );
}
