import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Session } from '@bridge/model';
import { Dialog, FailedState, PendingState, Skeleton, toast, useOnce } from '@bridge/ui';
import { useMissing } from '../parts/use-missing.tsx';
import { availabilityQuery } from '../queries.ts';
import { OpenTimes } from './open-times.tsx';
import { OtherHours } from './session-time.tsx';

type Props = {
  session: Session;
  /** Whose time stands beside one's own. */
  other: 'mentor' | 'talent';
  words: Record<'title' | 'text' | 'submit' | 'doneTitle' | 'doneText' | 'failedTitle', string>;
  onSend: (startsAt: string) => Promise<unknown>;
  onClose: () => void;
};

/** Another open time of the mentor, shown in the zone of whoever chooses it, and once chosen in the other's, too. */
export function ChooseTime({ session, other, words, onSend, onClose }: Props) {
  const { t } = useTranslation('mentorship');
  const { data, isError, isFetching, refetch } = useQuery(availabilityQuery(session.mentor.userId, session.id));
  const [startsAt, setStartsAt] = useState('');
  const [submit, isSending] = useOnce(send);
  const { form, saidBy, said, complain } = useMissing(!startsAt);

  async function send() {
    if (!startsAt) return complain();
    try {
      await onSend(startsAt);
      toast({ title: words.doneTitle, description: words.doneText });
      onClose();
    } catch (error) {
      toast({ variant: 'destructive', title: words.failedTitle, description: messageOf(error) ?? t('reschedule.failedText') });
      setStartsAt('');
      void refetch(); // somebody may have taken the time that was shown as open
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={words.title} description={words.text}>
      {!data && isError ? (
        <FailedState level={3} title={t('reschedule.noTimesTitle')} text={t('reschedule.failedText')} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <PendingState label={t('reschedule.loading')}>
          <Skeleton height="3em" />
        </PendingState>
      ) : data.starts.length === 0 ? (
        <p className="br-muted">{t('reschedule.none')}</p>
      ) : (
        <form ref={form} className="br-form" onSubmit={(event) => (event.preventDefault(), void submit())}>
          {said}
          <OpenTimes starts={data.starts} value={startsAt} saidBy={saidBy} onChange={setStartsAt}>
            {startsAt && <OtherHours session={session} other={other} times={{ startsAt, endsAt: endOf(startsAt, session) }} />}
          </OpenTimes>
          <div className="br-dialog-foot">
            <Button type="button" size="3" variant="outline" onClick={onClose}>
              {t('cancel.no')}
            </Button>
            <Button type="submit" size="3" aria-disabled={isSending || undefined} data-busy={isSending || undefined}>
              {words.submit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function endOf(startsAt: string, { minutes }: Session): string {
  return new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
}
