import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import { FieldError, FieldHelp, useField } from './field.tsx';

/** A yes or no. The label may hold links. */
export function CheckboxField({
  name,
  label,
  help,
  required,
}: {
  name: string;
  label: ReactNode;
  help?: ReactNode;
  required?: boolean;
}) {
  const field = useField({ name, help, required });
  return (
    <div className="br-field">
      <label className="br-check">
        <input type="checkbox" className="br-check-input" {...field.input} />
        <span className="br-box">
          <Icon name="check" />
        </span>
        <span>{label}</span>
      </label>
      <FieldHelp id={field.helpId}>{help}</FieldHelp>
      <FieldError id={field.errorId}>{field.error}</FieldError>
    </div>
  );
}
