import { useId } from 'react';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { digitsOf } from '@bridge/model';
import { Icon } from '../parts/icon.tsx';
import { useProblemText, useUiWords } from '../words/words-provider.tsx';

export type FieldProps = {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
  /** Says beside the label that the field may stay empty. */
  optional?: boolean;
  /** The label is then only for screen readers. */
  hideLabel?: boolean;
};

/** Ties label, help and error to the input of the field `name`: spread `input` on it. Of `figures` the form has 0 to 9, in whatever script they are typed. */
export function useField({ name, help, required, figures = false }: Pick<FieldProps, 'name' | 'help' | 'required'> & { figures?: boolean }) {
  const { register, control } = useFormContext();
  const formState = useFormState({ control, name });
  const id = useId();
  const problem = useProblemText();
  const wrong = control.getFieldState(name, formState).error; // without words where the form says them
  const error = wrong?.message ? problem(wrong.message) : undefined;
  const helpId = help ? `${id}help` : undefined;
  const errorId = error ? `${id}error` : undefined;
  return {
    id,
    error,
    helpId,
    errorId,
    isSubmitting: formState.isSubmitting,
    input: {
      ...register(name, figures ? { setValueAs: (typed: unknown) => (typeof typed === 'string' ? digitsOf(typed) : typed) } : {}),
      id,
      'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': wrong ? true : undefined,
      'aria-required': required || undefined,
    } as const,
  };
}

/** Label, input, help and error, one below the other. */
export function Field({
  field,
  label,
  help,
  optional,
  hideLabel,
  children,
}: Omit<FieldProps, 'name'> & { field: ReturnType<typeof useField>; children: ReactNode }) {
  const words = useUiWords();
  return (
    <div className="br-field">
      <label htmlFor={field.id} className={hideLabel ? 'br-vh' : undefined}>
        {label}
        {optional && <span className="br-optional"> ({words.optional})</span>}
      </label>
      {children}
      <FieldHelp id={field.helpId}>{help}</FieldHelp>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  );
}

export function FieldHelp({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!id) return null;
  return (
    <p id={id} className="br-help">
      {children}
    </p>
  );
}

/** What is wrong, beside the field: words and an icon, never colour alone. */
export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (!id) return null;
  return (
    <p id={id} className="br-error">
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
