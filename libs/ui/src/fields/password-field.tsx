import { TextField as RadixTextField } from '@radix-ui/themes';
import { useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useUiWords } from '../words/words-provider.tsx';
import { Field, useField } from './field.tsx';
import type { FieldProps } from './field.tsx';

/** A password, hidden until its reader asks to see it, and hidden again while it is sent. */
export function PasswordField({
  name,
  label,
  help,
  required,
  hideLabel,
  autoComplete,
  placeholder,
}: FieldProps & { autoComplete: 'current-password' | 'new-password'; placeholder?: string }) {
  const field = useField({ name, help, required });
  const { showPassword } = useUiWords();
  const [asked, setAsked] = useState(false);
  const shown = asked && !field.isSubmitting;
  return (
    <Field field={field} label={label} help={help} hideLabel={hideLabel}>
      <RadixTextField.Root
        size="3"
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        placeholder={placeholder}
        {...field.input}
      >
        <RadixTextField.Slot side="right">
          {/* The name stays and the state changes: "Show password, pressed" */}
          <button type="button" className="br-x br-x-field" aria-label={showPassword} aria-pressed={shown} onClick={() => setAsked(!shown)}>
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </RadixTextField.Slot>
      </RadixTextField.Root>
    </Field>
  );
}
