import type { ComponentType } from 'react';
import { Design } from './fields/design.tsx';
import { Education } from './fields/education.tsx';
import { Finance } from './fields/finance.tsx';
import { Health } from './fields/health.tsx';
import { Marketing } from './fields/marketing.tsx';
import { Technology } from './fields/technology.tsx';

export type FieldName = 'technology' | 'marketing' | 'finance' | 'design' | 'health' | 'education';

const fields: Record<FieldName, { ground: string; Figure: ComponentType }> = {
  technology: { ground: 'var(--jade-3)', Figure: Technology },
  marketing: { ground: 'var(--amber-3)', Figure: Marketing },
  finance: { ground: 'var(--sand-4)', Figure: Finance },
  design: { ground: 'var(--bronze-3)', Figure: Design },
  health: { ground: 'var(--jade-4)', Figure: Health },
  education: { ground: 'var(--amber-4)', Figure: Education },
};

/** The vignette of a field of work, never mirrored or cropped: for cards of opportunities and posts. */
export function FieldArt({ name }: { name: FieldName }) {
  const { ground, Figure } = fields[name];
  return (
    <svg className="br-vig" viewBox="0 0 320 180" aria-hidden="true">
      <rect width="320" height="180" fill={ground} />
      <Figure />
      <rect y="154" width="320" height="9" fill="var(--br-deck)" />
      <rect y="163" width="320" height="17" fill="var(--br-spandrel)" />
    </svg>
  );
}
