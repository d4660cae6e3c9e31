import { Button } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Note } from '../parts/note.tsx';
import { SubmitButton } from './submit-button.tsx';

/** Where a form in a dialog ends: why it was not taken as a whole, the way back, which gives up what was typed, and sending it. Each stands where it has words. */
export function FormFoot({
  back,
  onBack,
  send,
  sending,
  danger = false,
  waits,
}: {
  back?: ReactNode;
  onBack?: () => void;
  send?: ReactNode;
  /** What the button says while the form is on its way. */
  sending?: ReactNode;
  /** Sending destroys something. */
  danger?: boolean;
  /** Why it cannot be sent yet, where it cannot; read with the button. */
  waits?: string | undefined;
}) {
  const { reset } = useFormContext();
  const { root } = useFormState().errors;

  function giveUp() {
    reset();
    onBack?.();
  }

  return (
    <>
      {root?.message && <Note tone="red">{root.message}</Note>}
      <div className="br-dialog-foot">
        {back && (
          <Button type="button" size="3" variant="outline" onClick={giveUp}>
            {back}
          </Button>
        )}
        {send && (
          <SubmitButton size="3" danger={danger} busyLabel={sending} disabled={Boolean(waits)} reason={waits}>
            {send}
          </SubmitButton>
        )}
      </div>
    </>
  );
}
