import { useId, type ComponentProps, type ReactNode } from 'react';
import { fieldClass, FieldError } from '@bridge/ui';

type Native = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'onBlur'>;

/** One field of the card. It has no name: a form that is sent would leave it out. */
export function CardField({
  label,
  value,
  onText,
  error,
  missing,
  end,
  ...native
}: Native & { label: string; value: string; onText: (text: string) => void; error?: string | undefined; /** What says that it is missing. */ missing?: string | undefined; end?: ReactNode }) {
  const id = useId();
  const errorId = error ? `${id}error` : undefined;
  return (
    <div className={fieldClass(!error && missing)}>
      <label htmlFor={id}>{label}</label>
      <div className="rt-TextFieldRoot rt-r-size-3 rt-variant-surface">
        <input
          className="rt-reset rt-TextFieldInput"
          id={id}
          type="text"
          required
          spellCheck={false}
          dir={native.inputMode === 'numeric' ? 'ltr' : undefined}
          value={value}
          aria-invalid={error || missing ? true : undefined}
          aria-describedby={errorId ?? missing}
          onChange={(event) => onText(event.target.value)}
          {...native}
        />
        {end && (
          <div className="rt-TextFieldSlot bk-logo-slot" data-side="right">
            {end}
          </div>
        )}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
