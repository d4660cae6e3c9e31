import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useFormState } from 'react-hook-form';

/** Sends the form. While it is on its way the button stays focusable, says `busyLabel` and sends nothing twice. */
export function SubmitButton({
  children,
  busyLabel,
  disabled = false,
  reason,
  size = '4',
  danger = false,
}: {
  children: ReactNode;
  busyLabel?: ReactNode;
  disabled?: boolean;
  /** Why the button is disabled; read with it. */
  reason?: string | undefined;
  size?: '2' | '3' | '4';
  /** Sending destroys something. */
  danger?: boolean;
}) {
  const { isSubmitting } = useFormState();
  const id = useId();
  const isExplained = disabled && reason;
  return (
    <>
      <Button
        type="submit"
        size={size}
        color={danger ? 'red' : undefined}
        aria-disabled={disabled || isSubmitting || undefined}
        data-busy={isSubmitting || undefined}
        aria-describedby={isExplained ? id : undefined}
        onClick={(event) => {
          if (disabled || isSubmitting) event.preventDefault();
        }}
      >
        {isSubmitting ? (busyLabel ?? children) : children}
      </Button>
      <span id={id} className="br-vh" aria-live="polite">
        {isExplained && reason}
      </span>
    </>
  );
}
