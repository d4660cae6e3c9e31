import { TextField as RadixTextField } from '@radix-ui/themes';
import { useState } from 'react';
import { Icon } from '../parts/icon.tsx';
import { useUiWords } from '../words/words-provider.tsx';
import { Field, useField } from './field.tsx';
import type { FieldProps } from './field.tsx';

/**
 * A password, hidden until its reader asks to see it, and hidden again while it is sent. With `hide` (the words of its
 * button) it is the other way round: shown until somebody asks to hide it.
 */
export function PasswordField({
  name,
  label,
  help,
  required,
  hideLabel,
  autoComplete,
  placeholder,
  hide,
}: FieldProps & { autoComplete: 'current-password' | 'new-password'; placeholder?: string; hide?: string }) {
  const field = useField({ name, help, required });
  const { showPassword } = useUiWords();
  const [asked, setAsked] = useState(false);
  const shown = hide === undefined ? asked && !field.isSubmitting : !asked;
  return (
    <Field field={field} label={label} help={help} hideLabel={hideLabel}>
      <RadixTextField.Root
        size="3"
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={placeholder}
        {...field.input}
      >
        <RadixTextField.Slot side="right">
          {/* The name stays and the state changes: "Show password, pressed" */}
          <button type="button" className="br-x br-x-field" aria-label={hide ?? showPassword} aria-pressed={hide === undefined ? shown : asked} onClick={() => setAsked(!asked)}>
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        </RadixTextField.Slot>
      </RadixTextField.Root>
    </Field>
  );
}
