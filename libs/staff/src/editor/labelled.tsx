import type { ReactNode } from 'react';
import { FieldError } from '@bridge/ui';
import type { Path } from './change.ts';
import { faultsAt, fieldId, useSheet } from './field-context.ts';
import { useFormWords } from './form-words.ts';

export type Described = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** A label, its input, what may be written there, and what is wrong with it. */
export function Labelled({ path, label, about, optional, length, maximum, children }: { path: Path; label: string; about?: string | undefined; optional?: boolean; length?: number; maximum?: number | undefined; children: (input: Described) => ReactNode }) {
  const words = useFormWords();
  const id = fieldId(path);
  const faults = faultsAt(useSheet().faults, path);
  const isCounted = maximum !== undefined && length !== undefined && length > maximum * 0.7;
  const described = [faults.length > 0 && `${id}-error`, about && `${id}-help`, isCounted && `${id}-count`].filter(Boolean).join(' ');
  return (
    <div className="br-field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="br-optional"> ({words.optional})</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': faults.length > 0 || undefined })}
      {isCounted && (
        <p id={`${id}-count`} className={length > maximum ? 'br-help wb-bad' : 'br-help'}>
          {words.counter(length, maximum)}
        </p>
      )}
      {about && (
        <p id={`${id}-help`} className="br-help">
          {about}
        </p>
      )}
      <FieldError id={faults.length > 0 ? `${id}-error` : undefined}>{faults.map(({ message }) => message).join(' · ')}</FieldError>
    </div>
  );
}
