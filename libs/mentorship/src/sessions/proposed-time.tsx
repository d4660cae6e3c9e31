import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Session } from '@bridge/model';
import { firstClick, fullName, toast, useOnce } from '@bridge/ui';
import { useSessionActions } from '../mutations.ts';
import { OtherHours, useWhen } from './session-time.tsx';

/** The other time that the mentor proposes, for the talent to accept or to decline. */
export function ProposedTime({ session }: { session: Session }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const { answerProposal } = useSessionActions();
  const name = fullName(session.mentor);
  const [answer, isBusy] = useOnce(async (accept: boolean, startsAt: string) => {
    try {
      await answerProposal.mutateAsync({ sessionId: session.id, startsAt, accept });
      toast(accept ? { title: t('reschedule.doneTitle'), description: t('reschedule.doneText') } : { title: t('propose.declinedTitle'), description: t('propose.declinedText', { name }) });
    } catch (error) {
      toast({ variant: 'destructive', title: t('propose.answerFailed'), description: messageOf(error) ?? t('reschedule.failedText') });
    }
  });
  const { proposal } = session;
  if (!proposal) return null;
  const { startsAt } = proposal;

  return (
    <div className="br-stack">
      <p className="br-words">{t('propose.asks', { name, day: when.day(startsAt), when: when.hours(proposal), nowDay: when.day(session.startsAt), nowWhen: when.hours(session) })}</p>
      <OtherHours session={session} other="mentor" times={proposal} />
      <div className="br-row">
        <Button size="2" aria-label={when.named(t('propose.acceptLabel', { name }), proposal)} aria-disabled={isBusy || undefined} onClick={firstClick(() => void answer(true, startsAt))}>
          {t('propose.accept')}
        </Button>
        <Button size="2" variant="outline" aria-label={when.named(t('propose.declineLabel', { name }), proposal)} aria-disabled={isBusy || undefined} onClick={firstClick(() => void answer(false, startsAt))}>
          {t('propose.decline')}
        </Button>
      </div>
    </div>
  );
}
