import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { fullDayOf } from '@bridge/model';
import { fullName, PersonImage, SafetyMenu } from '@bridge/ui';
import type { Mentee } from '../dashboard/figures.ts';
import { SessionThreadButton } from '../thread/thread-button.tsx';

/** A talent: what they want, how often you met, and when next. */
export function MenteeRow({ mentee }: { mentee: Mentee }) {
  const { t, i18n } = useTranslation('mentorship');
  const timeZone = useTimeZone();
  const day = (at: string) => fullDayOf(at, timeZone, i18n.language);
  return (
    <li>
      <PersonImage person={mentee} />
      <div className="br-grow">
        <b className="br-name br-words">{fullName(mentee)}</b>
        {mentee.reason && (
          <p className="br-small br-words">
            <bdi>{mentee.reason}</bdi>
          </p>
        )}
        <p className="br-small br-muted">
          {[
            t('mentor.mentees.sessions', { count: mentee.completedSessions }),
            mentee.nextSessionAt ? t('mentor.mentees.next', { day: day(mentee.nextSessionAt) }) : mentee.lastSessionAt && t('mentor.mentees.last', { day: day(mentee.lastSessionAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <SessionThreadButton {...mentee.thread} person={mentee} />
      <SafetyMenu about="person" id={mentee.userId} name={fullName(mentee)} />
    </li>
  );
}
