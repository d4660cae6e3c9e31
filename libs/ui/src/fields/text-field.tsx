import { TextField as RadixTextField } from '@radix-ui/themes';
import type { ComponentProps } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { IconName } from '../parts/icon.tsx';
import { Field, useField } from './field.tsx';
import type { FieldProps } from './field.tsx';

type Native = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'autoFocus' | 'autoCapitalize' | 'dir' | 'inputMode' | 'max' | 'maxLength' | 'min' | 'placeholder' | 'readOnly'
>;

export type TextFieldProps = FieldProps & Native & { type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'number' | 'date' | 'datetime-local'; icon?: IconName };

/** One line of text. */
export function TextField({ name, label, help, required, optional, hideLabel, icon, ...native }: TextFieldProps) {
  const field = useField({ name, help, required, figures: native.inputMode === 'numeric' || native.inputMode === 'decimal' });
  return (
    <Field field={field} label={label} help={help} optional={optional} hideLabel={hideLabel}>
      <RadixTextField.Root size="3" {...native} {...field.input}>
        {icon && (
          <RadixTextField.Slot>
            <Icon name={icon} />
          </RadixTextField.Slot>
        )}
      </RadixTextField.Root>
    </Field>
  );
}
