import { useId } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MentorView, Session } from '@bridge/model';
import { PendingState, Skeleton } from '@bridge/ui';
import { sessionsQuery } from '../queries.ts';
import { pastThreads } from '../rules/past-threads.ts';
import { DateLeaf, useWhen } from '../sessions/session-time.tsx';
import { useWithNews } from '../thread/use-with-news.ts';
import { OwnSession } from './own-session.tsx';
import { PastSession } from './past-session.tsx';

type Props = { mentor: MentorView; now: Date };

/** One's own coming sessions with this mentor, the times at which others have booked, and what can still be written about past ones. */
export function BookingSchedule(props: Props) {
  const { t } = useTranslation('mentorship');
  return (
    <section className="br-card">
      <div className="br-card-head">
        <h2 className="br-d4">{t('schedule.title')}</h2>
      </div>
      <Schedule {...props} />
    </section>
  );
}

function Schedule({ mentor, now }: Props) {
  const { t } = useTranslation('mentorship');
  const pastId = useId();
  // Requests that wait stand here as well as sessions that were accepted.
  const requested = useQuery(sessionsQuery({ when: 'requested', with: mentor.userId }));
  const upcoming = useQuery(sessionsQuery({ when: 'upcoming', with: mentor.userId }));
  const past = useQuery(sessionsQuery({ when: 'past', with: mentor.userId }));
  const over = pastThreads(past.data?.sessions ?? [], useWithNews(past.data?.sessions ?? []));
  if ((requested.isError && !requested.data) || (upcoming.isError && !upcoming.data))
    return (
      <div className="br-stack">
        <p className="br-muted" role="alert">
          {t('schedule.failed')}
        </p>
        <div>
          <Button size="3" variant="outline" onClick={() => void Promise.all([requested.refetch(), upcoming.refetch()])}>
            {t('schedule.retry')}
          </Button>
        </div>
      </div>
    );
  if (!requested.data || !upcoming.data)
    return (
      <PendingState label={t('schedule.loading')}>
        <Skeleton height="3em" />
      </PendingState>
    );
  const own = byId([...requested.data.sessions, ...upcoming.data.sessions]).toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const taken = mentor.schedule.filter(({ startsAt, endsAt }) => new Date(endsAt) > now && !own.some((session) => session.startsAt === startsAt));
  return (
    <>
      {own.length + taken.length === 0 && <p className="br-muted">{t('schedule.none')}</p>}
      {own.length + taken.length > 0 && (
        <ul className="br-list br-list-top" role="list">
          {own.map((session) => (
            <OwnSession key={session.id} session={session} now={now} />
          ))}
          {taken.map((times) => (
            <TakenTime key={times.startsAt} times={times} />
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <section className="br-stack" aria-labelledby={pastId}>
          <h3 className="br-label" id={pastId}>
            {t('schedule.past')}
          </h3>
          <ul className="br-list br-list-top" role="list">
            {over.map((session) => (
              <PastSession key={session.id} session={session} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function TakenTime({ times }: { times: { startsAt: string; endsAt: string } }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  return (
    <li>
      <DateLeaf at={times.startsAt} />
      <div className="br-grow">
        <span>
          <span className="br-vh">{when.day(times.startsAt)}, </span>
          {when.hours(times)}
        </span>
        <p className="br-small br-muted">{t('schedule.booked')}</p>
      </div>
    </li>
  );
}

function byId(sessions: readonly Session[]): Session[] {
  return [...new Map(sessions.map((session) => [session.id, session])).values()];
}
