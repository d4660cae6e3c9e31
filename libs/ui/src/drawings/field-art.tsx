import type { ComponentType } from 'react';
import { Agreement } from './fields/agreement.tsx';
import { Consulting } from './fields/consulting.tsx';
import { Creative } from './fields/creative.tsx';
import { Design } from './fields/design.tsx';
import { Education } from './fields/education.tsx';
import { Finance } from './fields/finance.tsx';
import { Freight } from './fields/freight.tsx';
import { Health } from './fields/health.tsx';
import { Letters } from './fields/letters.tsx';
import { Marketing } from './fields/marketing.tsx';
import { Measure } from './fields/measure.tsx';
import { Prices } from './fields/prices.tsx';
import { Route } from './fields/route.tsx';
import { Savings } from './fields/savings.tsx';
import { Service } from './fields/service.tsx';
import { Shop } from './fields/shop.tsx';
import { Signs } from './fields/signs.tsx';
import { Stories } from './fields/stories.tsx';
import { Technology } from './fields/technology.tsx';

const fields = {
  technology: { ground: 'var(--jade-3)', Figure: Technology },
  marketing: { ground: 'var(--amber-3)', Figure: Marketing },
  finance: { ground: 'var(--sand-4)', Figure: Finance },
  design: { ground: 'var(--bronze-3)', Figure: Design },
  health: { ground: 'var(--jade-4)', Figure: Health },
  education: { ground: 'var(--amber-4)', Figure: Education },
  consulting: { ground: 'var(--jade-3)', Figure: Consulting },
  creative: { ground: 'var(--amber-3)', Figure: Creative },
  service: { ground: 'var(--sand-4)', Figure: Service },
  savings: { ground: 'var(--jade-4)', Figure: Savings },
  prices: { ground: 'var(--amber-4)', Figure: Prices },
  signs: { ground: 'var(--jade-3)', Figure: Signs },
  letters: { ground: 'var(--bronze-3)', Figure: Letters },
  freight: { ground: 'var(--jade-4)', Figure: Freight },
  shop: { ground: 'var(--sand-4)', Figure: Shop },
  stories: { ground: 'var(--bronze-3)', Figure: Stories },
  agreement: { ground: 'var(--sand-4)', Figure: Agreement },
  route: { ground: 'var(--jade-3)', Figure: Route },
  measure: { ground: 'var(--bronze-3)', Figure: Measure },
} satisfies Record<string, { ground: string; Figure: ComponentType }>;

/** What there is a vignette of: a field of work, or what one piece of work is about. */
export type FieldName = keyof typeof fields;

/** The vignette of a field of work or of one piece of it, never mirrored or cropped: for cards of opportunities and posts. */
export function FieldArt({ name }: { name: FieldName }) {
  const { ground, Figure }: { ground: string; Figure: ComponentType } = fields[name];
  return (
    <svg className="br-vig" viewBox="0 0 320 180" aria-hidden="true">
      <rect width="320" height="180" fill={ground} />
      <Figure />
      <rect y="154" width="320" height="9" fill="var(--br-deck)" />
      <rect y="163" width="320" height="17" fill="var(--br-spandrel)" />
    </svg>
  );
}
