import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';
import { Tag } from '@bridge/ui';
import { usePlanText } from '../sessions/session-plan.tsx';
import { DateLeaf, SessionHours } from '../sessions/session-time.tsx';
import { SessionThread } from '../thread/thread-button.tsx';

/** A session that is over, and what can still be written about it. */
export function PastSession({ session }: { session: Session }) {
  const { t } = useTranslation('mentorship');
  const planText = usePlanText();
  return (
    <li>
      <DateLeaf at={session.startsAt} />
      <div className="br-grow br-stack br-mentor-reasons">
        <div>
          <SessionHours session={session} other="mentor" />
          <p className="br-small br-muted">{t('schedule.yours', { plan: planText(session) })}</p>
        </div>
        <div className="br-row">
          <Tag>{t(`status.${session.state}`)}</Tag>
          <SessionThread session={session} other="mentor" />
        </div>
      </div>
    </li>
  );
}
