import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Session } from '@bridge/model';
import { ConfirmDialog, toast } from '@bridge/ui';
import { useSessionActions } from '../mutations.ts';
import { useWhen } from './session-time.tsx';

/** Asks, then cancels a session of either side. */
export function CancelSession({ session, other, onClose }: { session: Session; other: 'mentor' | 'talent'; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const { cancel } = useSessionActions();

  const effect = effectOf(session, other);

  async function confirm() {
    try {
      await cancel.mutateAsync({ sessionId: session.id });
      toast({ title: t('cancel.doneTitle'), description: t('cancel.doneText') });
    } catch (error) {
      toast({ variant: 'destructive', title: t('cancel.failedTitle'), description: messageOf(error) ?? t('cancel.failedText') });
    }
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      title={t('cancel.title')}
      text={[t('cancel.text', { when: when.whole(session, other) }), ...(effect ? [t(`cancel.${effect}`)] : [])].join(' ')}
      confirm={t('cancel.yes')}
      cancel={t('cancel.no')}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

/** What cancelling means for the plan that the session is part of: a key of the words; nothing where it is part of none. */
function effectOf({ credit, price }: Session, other: 'mentor' | 'talent') {
  if (!credit) return undefined;
  if (other === 'mentor') return price ? 'ownPaid' : 'ownFree';
  return price ? 'theirsPaid' : 'theirsFree';
}
