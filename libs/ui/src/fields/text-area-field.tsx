import { TextArea } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { Field, useField } from './field.tsx';
import type { FieldProps } from './field.tsx';

type Native = Pick<ComponentProps<'textarea'>, 'autoComplete' | 'maxLength' | 'placeholder' | 'readOnly' | 'rows'>;

/** Several lines of text. */
export function TextAreaField({ name, label, help, required, optional, hideLabel, rows = 4, ...native }: FieldProps & Native) {
  const field = useField({ name, help, required });
  return (
    <Field field={field} label={label} help={help} optional={optional} hideLabel={hideLabel}>
      <TextArea size="3" resize="vertical" rows={rows} {...native} {...field.input} />
    </Field>
  );
}
