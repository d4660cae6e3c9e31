import type { ReactNode } from 'react';
import { classNames } from '../lite/class-names.ts';
import { Rich } from '../rich/rich.tsx';

/** The id of a block's heading. */
export const headingId = (block: string) => `${block}-title`;

/** A block's heading with its small line above and its lead below; `beside` puts the lead to its side. */
export function BlockHead({
  block,
  level,
  beside,
  quiet,
  children,
}: {
  block: { id: string; kicker?: string | undefined; title: string; lead?: string | undefined };
  level: 1 | 2;
  beside?: boolean;
  /** A small lead. */
  quiet?: boolean;
  children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const lead = block.lead && (
    <p className={quiet ? 'br-muted' : 'br-lede'}>
      <Rich text={block.lead} />
    </p>
  );
  const title = (
    <>
      {block.kicker && <p className="br-kicker">{block.kicker}</p>}
      <Heading id={headingId(block.id)} className={classNames('br-d2', level === 1 && 'br-title')} tabIndex={level === 1 ? -1 : undefined}>
        {block.title}
      </Heading>
    </>
  );
  if (beside && lead) {
    return (
      <div className="br-split br-head-split">
        <div className="br-stack">{title}</div>
        {lead}
      </div>
    );
  }
  return (
    <div className="br-stack">
      {title}
      {lead}
      {children}
    </div>
  );
}
