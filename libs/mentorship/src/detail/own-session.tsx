import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';
import { Tag } from '@bridge/ui';
import { CancelSession } from '../sessions/cancel-session.tsx';
import { ProposedTime } from '../sessions/proposed-time.tsx';
import { RescheduleSession } from '../sessions/reschedule-session.tsx';
import { SessionCalendar } from '../sessions/session-calendar.tsx';
import { useWhen } from '../sessions/session-time.tsx';
import { SessionThread } from '../thread/thread-button.tsx';
import { TalentSession } from './talent-session.tsx';

/** A session of one's own: when, how far it is, the way in, and the ways out while there is time. */
export function OwnSession({ session, now }: { session: Session; now: Date }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const [open, setOpen] = useState<'cancel' | 'reschedule'>();
  const close = () => setOpen(undefined);
  const canChange = now < new Date(session.changeableUntil);
  return (
    <li>
      <TalentSession session={session}>
        <div className="br-row">
          <Tag tone={session.state === 'accepted' ? 'jade' : 'plain'}>{t(`status.${session.state}`)}</Tag>
          {session.joinLink && session.state === 'accepted' && (
            <a className="br-link" href={session.joinLink} target="_blank" rel="noreferrer">
              {t('schedule.join')} <span className="br-vh">{when.named(t('schedule.joinNote'), session)}</span>
            </a>
          )}
        </div>
        <ProposedTime session={session} />
        {!canChange && <p className="br-small br-muted">{t('schedule.tooLate')}</p>}
        <div className="br-row">
          {canChange && (
            <>
              <Button size="2" variant="soft" aria-label={when.named(t('schedule.reschedule'), session)} onClick={() => setOpen('reschedule')}>
                {t('schedule.reschedule')}
              </Button>
              <Button size="2" variant="soft" aria-label={when.named(t('schedule.cancel'), session)} onClick={() => setOpen('cancel')}>
                {t('schedule.cancel')}
              </Button>
            </>
          )}
          <SessionCalendar session={session} other="mentor" />
          <SessionThread session={session} other="mentor" />
        </div>
      </TalentSession>
      {open === 'cancel' && <CancelSession session={session} other="mentor" onClose={close} />}
      {open === 'reschedule' && <RescheduleSession session={session} onClose={close} />}
    </li>
  );
}
