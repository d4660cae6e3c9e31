import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';
import { Tag } from '@bridge/ui';
import { SessionThread } from '../thread/thread-button.tsx';
import { TalentSession } from './talent-session.tsx';

/** A session that is over, and what can still be written about it. */
export function PastSession({ session }: { session: Session }) {
  const { t } = useTranslation('mentorship');
  return (
    <li>
      <TalentSession session={session}>
        <div className="br-row">
          <Tag>{t(`status.${session.state}`)}</Tag>
          <SessionThread session={session} other="mentor" />
        </div>
      </TalentSession>
    </li>
  );
}
