import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerProblem, TextInput as TextKind } from '@bridge/model';
import { ZoneBox } from '@bridge/ui';
import { Problems } from './problems.tsx';
import { useProblems } from './use-problems.ts';
import '../questionnaire.css';

const keyboards = { email: 'email', tel: 'tel', url: 'url', amount: 'decimal' } as const;

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
  readOnly,
  autoComplete = 'off',
  input,
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
  readOnly?: boolean | undefined;
  autoComplete?: string | undefined;
  /** What the text has to be: brings the right keyboard, and zones to choose from. */
  input?: TextKind | undefined;
  maxLength: number;
}) {
  const { i18n } = useTranslation();
  const id = useId();
  const problem = useProblems(problems, part, describedBy);
  const native = {
    id,
    value,
    placeholder,
    maxLength,
    readOnly,
    autoComplete,
    inputMode: input && input !== 'timeZone' ? keyboards[input] : undefined,
    'aria-labelledby': label ? undefined : labelledBy,
    'aria-required': required,
    ...problem.input,
    onChange: (event: { target: { value: string } }) => onText(event.target.value),
  };
  return (
    <div className="br-field">
      {label && <label htmlFor={id}>{label}</label>}
      {input === 'timeZone' && !readOnly ? (
        <ZoneBox
          id={id}
          value={value}
          onChange={onText}
          locale={i18n.language}
          placeholder={placeholder}
          aria-labelledby={native['aria-labelledby']}
          aria-required={required || undefined}
          {...problem.input}
        />
      ) : rows > 1 ? (
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
