import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FailedState, PendingState, Skeleton } from '@bridge/ui';
import { mentorDashboardQuery } from '../queries.ts';
import { Reviews } from '../reviews/reviews.tsx';
import { AvailabilityCard } from './availability-card.tsx';
import { CommunityCard } from './community-card.tsx';
import { MenteesCard } from './mentees-card.tsx';
import type { MentorDashboardProps } from './props.ts';
import { PerformanceCard } from './performance-card.tsx';
import { StatsCard } from './stats-card.tsx';
import { ToolsCard } from './tools-card.tsx';
import { UpcomingCard } from './upcoming-card.tsx';

type Props = MentorDashboardProps & { now: Date };

/** The dashboard of a verified mentor, all of it from stored sessions and reviews. */
export function VerifiedSections({ user, supportEmail, tools, now }: Props) {
  const { t } = useTranslation('mentorship');
  const { data: figures, isError, isFetching, refetch } = useQuery(mentorDashboardQuery(user.userId));
  if (!figures && isError)
    return (
      <section className="br-card">
        <FailedState title={t('mentor.failedTitle')} text={t('mentor.failedText')} busy={isFetching} onRetry={() => void refetch()} />
      </section>
    );
  if (!figures)
    return (
      <PendingState label={t('mentor.loading')}>
        <div className="br-card">
          <Skeleton height="3em" />
          <Skeleton width="60%" />
        </div>
      </PendingState>
    );
  return (
    <>
      <StatsCard figures={figures} />
      <div className="br-g2">
        <UpcomingCard sessions={figures.upcoming} />
        <AvailabilityCard userId={user.userId} figures={figures} now={now} />
      </div>
      <MenteesCard userId={user.userId} />
      <div className="br-g3">
        <ToolsCard tools={tools} />
        <PerformanceCard figures={figures} />
        <CommunityCard supportEmail={supportEmail} />
      </div>
      <section className="br-card">
        <h2 className="br-d4">{t('mentor.actions.title')}</h2>
        <ul className="br-row" role="list">
          <li>
            <Link to="/mentor/requests" className="br-link">
              {t('mentor.actions.requests')}
            </Link>
          </li>
          <li>
            <Link to="/mentor/mentees" className="br-link">
              {t('mentor.actions.mentees')}
            </Link>
          </li>
          <li>
            <Link to="/mentor/resources" className="br-link">
              {t('mentor.actions.resources')}
            </Link>
          </li>
        </ul>
      </section>
      <Reviews isOwn mentor={user} now={now} />
    </>
  );
}
