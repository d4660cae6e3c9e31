import type { ReactNode } from 'react';

const star = 'M8 1.2l2.1 4.5 4.9.6-3.6 3.3 1 4.8L8 12l-4.4 2.4 1-4.8L1 6.3l4.9-.6z';

/** How much of a star is lit, in halves. */
const litOf = (share: number) => Math.min(1, Math.max(0, Math.round(share * 2) / 2));

/** A rating of five stars, to the half. `label` says it in words ("4.8 of 5 stars"); children stand beside it ("4.8 (12)"). */
export function Stars({ value, label, children }: { value: number; label: string; children?: ReactNode }) {
  return (
    <span className="br-stars">
      <svg viewBox="0 0 92 16" role="img" aria-label={label}>
        {[0, 1, 2, 3, 4].map((i) => (
          <g key={i} transform={`translate(${i * 19} 0)`}>
            <path className={litOf(value - i) === 1 ? 'br-star-on' : 'br-star-off'} d={star} />
            {litOf(value - i) === 0.5 && (
              <svg width={8} height={16}>
                <path className="br-star-on" d={star} />
              </svg>
            )}
          </g>
        ))}
      </svg>
      {children}
    </span>
  );
}
