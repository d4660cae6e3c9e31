import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';
import { Tag } from '@bridge/ui';
import { DateLeaf, SessionHours } from '../sessions/session-time.tsx';
import { SessionThread } from '../thread/thread-button.tsx';

/** A session that is over, and what can still be written about it. */
export function PastSession({ session }: { session: Session }) {
  const { t } = useTranslation('mentorship');
  return (
    <li>
      <DateLeaf at={session.startsAt} timeZone={session.talentTimeZone} />
      <div className="br-grow br-stack br-mentor-reasons">
        <div>
          <SessionHours times={session} mine={session.talentTimeZone} theirs={session.mentorTimeZone} whose="mentor" />
          <p className="br-small br-muted">{t('schedule.yours', { plan: t(`detail.${session.plan}`) })}</p>
        </div>
        <div className="br-row">
          <Tag>{t(`status.${session.state}`)}</Tag>
          <SessionThread session={session} other="mentor" />
        </div>
      </div>
    </li>
  );
}
