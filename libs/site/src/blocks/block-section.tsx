import type { ReactNode } from 'react';
import { classNames } from '../lite/class-names.ts';
import { headingId } from './block-head.tsx';
import { useBlockLanguage } from './block-language.ts';

/** The frame of a block: its place in the page's rhythm, its ground, and its name for links and screen readers. */
export function BlockSection({
  id,
  named = true,
  label,
  tint,
  wide,
  children,
}: {
  id: string;
  /** False where the block has no heading. */
  named?: boolean;
  label?: string;
  tint?: boolean;
  /** Over the whole width of the window. */
  wide?: boolean;
  children: ReactNode;
}) {
  const name = label ? { 'aria-label': label } : named ? { 'aria-labelledby': headingId(id) } : {};
  return (
    <section id={id} className={classNames('br-block', tint && 'br-tint')} {...useBlockLanguage()} {...name}>
      {tint && <div className="br-foot-edge" aria-hidden="true" />}
      <div className={wide ? undefined : 'br-wrap'} data-reveal="">
        {children}
      </div>
    </section>
  );
}
