const arch = { width: 24, height: 18, radius: 10 };

/** A row of small arches, as a divider. */
export function Arcade({ count = 60 }: { count?: number }) {
  const { width, height, radius } = arch;
  const rise = height - radius - 2;
  const r = width / 2 - 2;
  const row = Array.from({ length: count }, (_, i) => `M${i * width} ${height}v-${rise}a${r} ${r} 0 0 1 ${width - 4} 0v${rise}`);
  return (
    <div className="br-divider" aria-hidden="true">
      <svg className="br-arcade" viewBox={`0 0 ${count * width} ${height}`}>
        <path d={row.join('')} />
      </svg>
    </div>
  );
}
