import { useController, useFormContext } from 'react-hook-form';
import { Field, useField } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { ZoneBox } from './zone-box.tsx';

/** A time zone in a form. */
export function ZoneField({ name, label, help, required, optional, hideLabel, locale, placeholder }: FieldProps & { locale: string; placeholder?: string }) {
  const { control } = useFormContext();
  const { field: bound } = useController({ name, control });
  const field = useField({ name, help, required });
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid, 'aria-required': isRequired } = field.input;
  return (
    <Field field={field} label={label} help={help} optional={optional} hideLabel={hideLabel}>
      <ZoneBox id={id} value={String(bound.value)} onChange={bound.onChange} onUnknown={bound.onChange} locale={locale} placeholder={placeholder} aria-describedby={describedBy} aria-invalid={invalid} aria-required={isRequired} />
    </Field>
  );
}
