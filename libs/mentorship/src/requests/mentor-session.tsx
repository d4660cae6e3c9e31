import type { Session } from '@bridge/model';
import { useTranslation } from 'react-i18next';
import { fullName, PersonImage, SafetyMenu, Tag } from '@bridge/ui';
import { usePlanText } from '../sessions/session-plan.tsx';
import { DateLeaf, SessionHours } from '../sessions/session-time.tsx';
import { SessionThread } from '../thread/thread-button.tsx';
import { OwnProposal } from './own-proposal.tsx';
import { RequestActions } from './request-actions.tsx';
import { SessionActions } from './session-actions.tsx';

/** A session as the mentor sees it: who, when, what for, and what to do with it. */
export function MentorSession({ session, now }: { session: Session; now: Date }) {
  const { t } = useTranslation('mentorship');
  const planText = usePlanText();
  return (
    <li>
      <DateLeaf at={session.startsAt} />
      <div className="br-grow br-stack br-mentor-reasons">
        <div className="br-between br-of-row">
          <div className="br-row">
            <PersonImage person={session.talent} />
            <b className="br-name br-words">{fullName(session.talent)}</b>
            <Tag tone={session.state === 'accepted' ? 'jade' : 'plain'}>{t(session.state === 'requested' ? 'requests.new' : `status.${session.state}`)}</Tag>
          </div>
          <SafetyMenu about="person" id={session.talent.userId} name={fullName(session.talent)} />
        </div>
        <div>
          <SessionHours session={session} other="talent" />
          <p className="br-small br-muted">{planText(session)}</p>
        </div>
        <p className="br-words">{t('requests.goal', { reason: session.reason })}</p>
        <OwnProposal session={session} />
        {session.note && <p className="br-small br-muted br-words">{t('requests.reason', { reason: session.note })}</p>}
        <div className="br-row">
          {session.state === 'requested' && <RequestActions session={session} />}
          {session.state === 'accepted' && <SessionActions session={session} now={now} />}
          <SessionThread session={session} other="talent" />
        </div>
      </div>
    </li>
  );
}
