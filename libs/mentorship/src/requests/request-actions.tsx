import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import { mentorLimits, prose } from '@bridge/model';
import type { Session } from '@bridge/model';
import { firstClick, fullName, isLeftOpen, toast, useOnce } from '@bridge/ui';
import { useSessionActions } from '../mutations.ts';
import { TextDialog } from '../parts/text-dialog.tsx';
import { useWhen } from '../sessions/session-time.tsx';
import { ProposeTime } from './propose-time.tsx';

const reasonSchema = v.pipe(prose(mentorLimits.reasonLength), v.minLength(1, 'required'));

/** Accept, propose another time, or decline with a reason. */
export function RequestActions({ session }: { session: Session }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const { answer } = useSessionActions();
  const keep = `decline:${session.id}`;
  const [isDeclining, setDeclining] = useState(() => isLeftOpen(keep));
  const name = fullName(session.talent);

  const [accept, isAccepting] = useOnce(async () => {
    try {
      await answer.mutateAsync({ sessionId: session.id, accept: true });
      toast({ title: t('requests.acceptedTitle'), description: t('requests.acceptedText', { name }) });
    } catch (error) {
      toast({ variant: 'destructive', title: t('requests.acceptFailed'), description: messageOf(error) ?? t('requests.tryAgain') });
    }
  });

  return (
    <>
      <Button size="2" aria-label={when.named(t('requests.acceptLabel', { name }), session)} aria-disabled={isAccepting || undefined} onClick={firstClick(() => void accept())}>
        {t('requests.accept')}
      </Button>
      <ProposeTime session={session} />
      <Button size="2" variant="outline" aria-label={when.named(t('requests.declineLabel', { name }), session)} onClick={() => setDeclining(true)}>
        {t('requests.decline')}
      </Button>
      {isDeclining && (
        <TextDialog
          danger
          keep={keep}
          words={{
            title: t('requests.declineTitle'),
            text: t('requests.declineText', { name, when: when.whole(session, 'talent') }),
            label: t('requests.declineReason'),
            help: t('requests.declineHelp', { name }),
            submit: t('requests.declineSubmit'),
            sending: t('requests.sending'),
            keep: t('requests.declineKeep'),
            failed: t('requests.declineFailed'),
          }}
          schema={reasonSchema}
          maxLength={mentorLimits.reasonLength}
          onClose={() => setDeclining(false)}
          onSend={async (reason) => {
            await answer.mutateAsync({ sessionId: session.id, accept: false, reason });
            toast({ title: t('requests.declinedTitle'), description: t('requests.declinedText', { name }) });
            setDeclining(false);
          }}
        />
      )}
    </>
  );
}
