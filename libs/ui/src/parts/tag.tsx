import type { ReactNode } from 'react';

const tones = { plain: 'br-tag', jade: 'br-tag br-tag-jade', amber: 'br-tag br-tag-amber' };

/** A short word about a thing: its state or kind. */
export function Tag({ tone = 'plain', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>;
}
