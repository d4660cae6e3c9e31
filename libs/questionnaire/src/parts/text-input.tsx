import { useId } from 'react';
import type { AnswerProblem } from '@bridge/model';
import { Problems } from './problems.tsx';
import { useProblems } from './use-problems.ts';

/** A text of one line or several, in Radix's dress, named by its own label or by the heading above it. */
export function TextInput({
  label,
  labelledBy,
  describedBy,
  value,
  onText,
  problems,
  part,
  rows = 1,
  placeholder,
  required,
  maxLength,
}: {
  label?: string;
  labelledBy?: string;
  describedBy?: string | undefined;
  value: string;
  onText: (text: string) => void;
  problems: readonly AnswerProblem[];
  part: AnswerProblem['part'];
  rows?: number | undefined;
  placeholder?: string;
  required?: boolean | undefined;
  maxLength: number;
}) {
  const id = useId();
  const problem = useProblems(problems, part, describedBy);
  const native = {
    id,
    value,
    placeholder,
    maxLength,
    autoComplete: 'off',
    'aria-labelledby': label ? undefined : labelledBy,
    'aria-required': required,
    ...problem.input,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  };
  return (
    <div className="br-field">
      {label && <label htmlFor={id}>{label}</label>}
      {rows > 1 ? (
        <div className="rt-TextAreaRoot rt-r-size-3 rt-variant-surface">
          <textarea className="rt-reset rt-TextAreaInput" rows={rows} {...native} />
        </div>
      ) : (
        <div className="rt-TextFieldRoot rt-r-size-3 rt-variant-surface">
          <input className="rt-reset rt-TextFieldInput" type="text" {...native} />
        </div>
      )}
      <Problems {...problem} />
    </div>
  );
}
