import type { ComponentProps } from 'react';
import { useUiWords } from '../words/words-provider.tsx';
import { Field, useField } from './field.tsx';
import type { FieldProps } from './field.tsx';

/** One of several, by the platform's own list: right on every phone, and one less script. */
export function SelectField({
  name,
  label,
  help,
  required,
  optional,
  hideLabel,
  options,
  placeholder,
  ...native
}: FieldProps & {
  options: readonly { value: string; label: string }[];
  placeholder?: string;
} & Pick<ComponentProps<'select'>, 'autoComplete'>) {
  const field = useField({ name, help, required });
  const { choose } = useUiWords();
  return (
    <Field field={field} label={label} help={help} optional={optional} hideLabel={hideLabel}>
      <div className="br-select">
        <select {...native} {...field.input}>
          <option value="">{placeholder ?? choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </div>
    </Field>
  );
}
