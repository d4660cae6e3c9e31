import { useId } from 'react';
import type { ComponentType } from 'react';
import { MentorFigure } from './portrait-mentor.tsx';
import { PartnerFigure } from './portrait-partner.tsx';
import { StudentFigure } from './portrait-student.tsx';

export type PortraitKind = 'student' | 'mentor' | 'partner';

const portraits: Record<PortraitKind, { ground: string; Figure: ComponentType }> = {
  student: { ground: 'var(--jade-4)', Figure: StudentFigure },
  mentor: { ground: 'var(--bronze-5)', Figure: MentorFigure },
  partner: { ground: 'var(--gray-5)', Figure: PartnerFigure },
};

/** A person in an arch window. */
export function Portrait({ kind }: { kind: PortraitKind }) {
  const id = useId();
  const { ground, Figure } = portraits[kind];
  return (
    <svg className="br-portrait" viewBox="0 0 240 280" aria-hidden="true">
      <defs>
        <clipPath id={id}>
          <path d="M0 280V120a120 120 0 0 1 240 0V280Z" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id})`}>
        <rect width="240" height="280" fill={ground} />
        <Figure />
      </g>
    </svg>
  );
}
