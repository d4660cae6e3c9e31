import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Session } from '@bridge/model';
import { Dialog, FailedState, PendingState, Skeleton, toast } from '@bridge/ui';
import { useSessionActions } from '../mutations.ts';
import { availabilityQuery } from '../queries.ts';
import { OpenTimes } from './open-times.tsx';

/** Moves a session to another open time of the mentor, shown in the zone of whoever moves it. */
export function RescheduleSession({ session, timeZone, onClose }: { session: Session; timeZone: string; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const { reschedule } = useSessionActions();
  const { data, isError, isFetching, refetch } = useQuery(availabilityQuery(session.mentor.userId));
  const [startsAt, setStartsAt] = useState('');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (reschedule.isPending) return;
    if (!startsAt) {
      toast({ variant: 'destructive', title: t('rate.errorTitle'), description: t('rate.fillIn') });
      return;
    }
    try {
      await reschedule.mutateAsync({ sessionId: session.id, startsAt });
      toast({ title: t('reschedule.doneTitle'), description: t('reschedule.doneText') });
      onClose();
    } catch (error) {
      toast({ variant: 'destructive', title: t('reschedule.failedTitle'), description: messageOf(error) ?? t('reschedule.failedText') });
      setStartsAt('');
      void refetch(); // somebody may have taken the time that was shown as open
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={t('reschedule.title')} description={t('reschedule.text')}>
      {!data && isError ? (
        <FailedState level={3} title={t('reschedule.noTimesTitle')} text={t('reschedule.failedText')} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <PendingState label={t('reschedule.loading')}>
          <Skeleton height="3em" />
        </PendingState>
      ) : data.starts.length === 0 ? (
        <p className="br-muted">{t('reschedule.none')}</p>
      ) : (
        <form className="br-form" onSubmit={(event) => void submit(event)}>
          <OpenTimes starts={data.starts} timeZone={timeZone} value={startsAt} onChange={setStartsAt} />
          <div className="br-row">
            <Button type="submit" size="3" aria-disabled={reschedule.isPending || undefined} data-busy={reschedule.isPending || undefined}>
              {t('reschedule.submit')}
            </Button>
            <Button type="button" size="3" variant="outline" onClick={onClose}>
              {t('cancel.no')}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
