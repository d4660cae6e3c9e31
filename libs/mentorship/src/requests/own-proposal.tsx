import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Session } from '@bridge/model';
import { firstClick, fullName, toast, useOnce } from '@bridge/ui';
import { useSessionActions } from '../mutations.ts';
import { OtherHours, useWhen } from '../sessions/session-time.tsx';

/** The other time that the mentor has proposed and the talent has not answered; it can be taken back. */
export function OwnProposal({ session }: { session: Session }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const { withdraw } = useSessionActions();
  const name = fullName(session.talent);
  const [takeBack, isBusy] = useOnce(async () => {
    try {
      await withdraw.mutateAsync(session.id);
      toast({ title: t('propose.withdrawnTitle'), description: t('propose.withdrawnText') });
    } catch (error) {
      toast({ variant: 'destructive', title: t('propose.withdrawFailed'), description: messageOf(error) ?? t('requests.tryAgain') });
    }
  });
  const { proposal } = session;
  if (!proposal) return null;
  return (
    <div className="br-stack">
      <p className="br-words">{t('propose.waits', { name, day: when.day(proposal.startsAt), when: when.hours(proposal) })}</p>
      <OtherHours session={session} other="talent" times={proposal} />
      <div>
        <Button size="2" variant="outline" aria-label={when.named(t('propose.withdrawLabel', { name }), session)} aria-disabled={isBusy || undefined} onClick={firstClick(() => void takeBack())}>
          {t('propose.withdraw')}
        </Button>
      </div>
    </div>
  );
}
