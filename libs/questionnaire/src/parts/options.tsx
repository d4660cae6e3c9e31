import type { ReactNode } from 'react';
import type { AnswerProblem } from '@bridge/model';
import { Problems } from './problems.tsx';
import { useProblems } from './use-problems.ts';

/** The list of options as one group, named by the question above it. */
export function Options({
  labelledBy,
  describedBy,
  problems,
  children,
}: {
  labelledBy: string;
  describedBy: string | undefined;
  problems: readonly AnswerProblem[];
  children: ReactNode;
}) {
  const problem = useProblems(problems, 'options', describedBy);
  return (
    <fieldset className="br-question" aria-labelledby={labelledBy} aria-describedby={problem.input['aria-describedby']}>
      <Problems {...problem} />
      <div className="br-options">{children}</div>
    </fieldset>
  );
}
