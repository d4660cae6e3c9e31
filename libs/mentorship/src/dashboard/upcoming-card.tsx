import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { Session } from '@bridge/model';
import { fullName, SafetyMenu } from '@bridge/ui';
import { DateLeaf, OtherHours, useWhen } from '../sessions/session-time.tsx';

/** The sessions that come next. */
export function UpcomingCard({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation('mentorship');
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('mentor.upcoming.title')}</h2>
      {sessions.length === 0 ? (
        <>
          <p className="br-muted">{t('mentor.upcoming.none')}</p>
          <Link to="/mentor/requests" className="br-link br-start">
            {t('mentor.actions.requests')}
          </Link>
        </>
      ) : (
        <ul className="br-list br-list-top" role="list">
          {sessions.map((session) => (
            <Upcoming key={session.id} session={session} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Upcoming({ session }: { session: Session }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const name = fullName(session.talent);
  return (
    <li>
      <DateLeaf at={session.startsAt} />
      <div className="br-grow">
        <b className="br-name br-words">{name}</b>
        <p className="br-small br-muted">
          <span className="br-vh">{when.day(session.startsAt)}, </span>
          {t('mentor.upcoming.line', { plan: t(`detail.${session.plan}`), when: when.hours(session) })}
        </p>
        <OtherHours session={session} other="talent" />
        <p className="br-small br-words">
          <bdi>{session.reason}</bdi>
        </p>
      </div>
      <Button asChild size="2" variant="soft">
        <Link to="/mentor/requests" aria-label={t('mentor.upcoming.openLabel', { name })}>
          {t('mentor.upcoming.open')}
        </Link>
      </Button>
      <SafetyMenu about="person" id={session.talent.userId} name={name} />
    </li>
  );
}
