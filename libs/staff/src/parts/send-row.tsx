import { useFormState } from 'react-hook-form';
import { Note, SubmitButton } from '@bridge/ui';

/** Where a form in a card ends: why it was not taken as a whole, and sending it. */
export function SendRow({ send, sending }: { send: string; sending?: string }) {
  const { root } = useFormState().errors;
  return (
    <>
      {root?.message && <Note tone="red">{root.message}</Note>}
      <div>
        <SubmitButton size="3" busyLabel={sending}>
          {send}
        </SubmitButton>
      </div>
    </>
  );
}
