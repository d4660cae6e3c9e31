import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';
import { usePlanText } from '../sessions/session-plan.tsx';
import { DateLeaf, SessionHours } from '../sessions/session-time.tsx';

/** A session as its talent sees it: the day, the hours and the plan, and what is said of it (`children`). */
export function TalentSession({ session, children }: { session: Session; children: ReactNode }) {
  const { t } = useTranslation('mentorship');
  const planText = usePlanText();
  return (
    <>
      <DateLeaf at={session.startsAt} />
      <div className="br-grow br-stack br-mentor-reasons">
        <div>
          <SessionHours session={session} other="mentor" />
          <p className="br-small br-muted">{t('schedule.yours', { plan: planText(session) })}</p>
        </div>
        {children}
      </div>
    </>
  );
}
