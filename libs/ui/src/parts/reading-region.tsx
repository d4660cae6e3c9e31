import type { ReactNode } from 'react';

/** Long text in a dialog that holds nothing to press: it takes the focus, so that the arrow keys can scroll it. */
export function ReadingRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
