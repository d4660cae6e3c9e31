import { TextArea } from '@radix-ui/themes';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { useWatch } from 'react-hook-form';
import { useUiWords } from '../words/words-provider.tsx';
import { Field, useField } from './field.tsx';
import type { FieldProps } from './field.tsx';

type Native = Pick<ComponentProps<'textarea'>, 'autoComplete' | 'dir' | 'maxLength' | 'placeholder' | 'readOnly' | 'rows'>;

/** Several lines of text. From nine tenths of `maxLength` on it says how much is left, and at the end that what is typed or pasted beyond is not taken. */
export function TextAreaField({ name, label, help, required, optional, hideLabel, rows = 4, ...native }: FieldProps & Native) {
  const field = useField({ name, help, required });
  const lengthId = useId();
  const describedBy = [field.input['aria-describedby'], native.maxLength && lengthId].filter(Boolean).join(' ') || undefined;
  return (
    <Field field={field} label={label} help={help} optional={optional} hideLabel={hideLabel}>
      <TextArea size="3" resize="vertical" rows={rows} {...native} {...field.input} aria-describedby={describedBy} />
      {native.maxLength && <Length id={lengthId} name={name} most={native.maxLength} />}
    </Field>
  );
}

function Length({ id, name, most }: { id: string; name: string; most: number }) {
  const words = useUiWords();
  const value: unknown = useWatch({ name });
  const typed = typeof value === 'string' ? value.replaceAll(/\r\n?|\n/g, '\n').length : 0; // as browsers count
  const said = typed >= most ? words.lengthFull : typed >= most * 0.9 ? words.length : undefined;
  return (
    <p id={id} className="br-help" role="status" hidden={!said}>
      {said?.replace('{{typed}}', String(typed)).replace('{{most}}', String(most))}
    </p>
  );
}
