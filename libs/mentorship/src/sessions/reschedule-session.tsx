import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';
import { useSessionActions } from '../mutations.ts';
import { ChooseTime } from './choose-time.tsx';

/** The talent moves their session; the mentor is asked again. */
export function RescheduleSession({ session, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const { reschedule } = useSessionActions();
  return (
    <ChooseTime
      session={session}
      other="mentor"
      words={{
        title: t('reschedule.title'),
        text: t('reschedule.text'),
        submit: t('reschedule.submit'),
        doneTitle: t('reschedule.doneTitle'),
        doneText: t('reschedule.doneText'),
        failedTitle: t('reschedule.failedTitle'),
      }}
      onSend={(startsAt) => reschedule.mutateAsync({ sessionId: session.id, startsAt })}
      onClose={onClose}
    />
  );
}
