import { useEffect, useState } from 'react';
import { arrived, askForProofBy, type Answerable, session } from '@bridge/client';
import { lateDialog } from '@bridge/ui';

const ProofDialog = lateDialog(async () => (await arrived(() => import('./proof-dialog.tsx'))).ProofDialog);

/** Stands in the frame of every signed-in page: asks for a proof of who is there, for the birth month or for a guardian, where a call needs one. */
export function ProofGate() {
  const [asked, setAsked] = useState<{ code: Answerable; end: (isProved: boolean) => void }>();
  useEffect(
    () =>
      askForProofBy((code) => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAsked({ code, end: resolve });
        return promise;
      }),
    [],
  );
  const userId = session.current()?.user.userId;

  function end(isProved: boolean) {
    setAsked(undefined);
    asked?.end(isProved);
  }

  return <ProofDialog of={asked && userId !== undefined && { userId, code: asked.code, onEnd: end, onClose: () => end(false) }} />;
}
