import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Session } from '@bridge/model';
import { ConfirmDialog, toast } from '@bridge/ui';
import { useSessionActions } from '../mutations.ts';
import { useWhen } from './session-time.tsx';

/** Asks, then cancels a session of either side. */
export function CancelSession({ session, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const { cancel } = useSessionActions();

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
      text={t('cancel.text', { day: when.day(session.startsAt), when: when.hours(session) })}
      confirm={t('cancel.yes')}
      cancel={t('cancel.no')}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
