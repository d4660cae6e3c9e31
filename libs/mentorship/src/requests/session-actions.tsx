import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { messageOf } from '@bridge/client';
import type { Session } from '@bridge/model';
import { firstClick, fullName, isLeftOpen, toast, useOnce } from '@bridge/ui';
import { useSessionActions } from '../mutations.ts';
import { CancelSession } from '../sessions/cancel-session.tsx';
import { SessionCalendar } from '../sessions/session-calendar.tsx';
import { useWhen } from '../sessions/session-time.tsx';
import { JoinLinkDialog, joinLinkName } from './join-link-dialog.tsx';
import { ProposeTime } from './propose-time.tsx';

/** What a mentor does with an accepted session: where it is held, that it is done, or that it is off. */
export function SessionActions({ session, now }: { session: Session; now: Date }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const { complete } = useSessionActions();
  const [open, setOpen] = useState<'link' | 'cancel' | undefined>(() => (isLeftOpen(joinLinkName(session)) ? 'link' : undefined));
  const name = fullName(session.talent);
  const hasBegun = new Date(session.startsAt) <= now;
  const close = () => setOpen(undefined);

  const [finish, isFinishing] = useOnce(async () => {
    try {
      await complete.mutateAsync(session.id);
      toast({ title: t('requests.completedTitle'), description: t('requests.completedText', { name }) });
    } catch (error) {
      toast({ variant: 'destructive', title: t('requests.completeFailed'), description: messageOf(error) ?? t('requests.tryAgain') });
    }
  });

  return (
    <>
      {session.joinLink && (
        <a className="br-link" href={session.joinLink} target="_blank" rel="noreferrer">
          {t('requests.join')} <span className="br-vh">{when.named(t('schedule.joinNote'), session)}</span>
        </a>
      )}
      <Button size="2" variant="soft" aria-label={when.named(session.joinLink ? `${t('requests.changeLink')}, ${t('requests.linkLabel', { name })}` : t('requests.linkLabel', { name }), session)} onClick={() => setOpen('link')}>
        {session.joinLink ? t('requests.changeLink') : t('requests.addLink')}
      </Button>
      {hasBegun && (
        <Button size="2" variant="soft" aria-label={when.named(t('requests.completeLabel', { name }), session)} aria-disabled={isFinishing || undefined} onClick={firstClick(() => void finish())}>
          {t('requests.complete')}
        </Button>
      )}
      {!hasBegun && <ProposeTime session={session} />}
      {now < new Date(session.changeableUntil) && (
        <Button size="2" variant="soft" aria-label={when.named(t('requests.cancelLabel', { name }), session)} onClick={() => setOpen('cancel')}>
          {t('schedule.cancel')}
        </Button>
      )}
      <SessionCalendar session={session} other="talent" />
      {open === 'link' && <JoinLinkDialog session={session} onClose={close} />}
      {open === 'cancel' && <CancelSession session={session} other="talent" onClose={close} />}
    </>
  );
}
