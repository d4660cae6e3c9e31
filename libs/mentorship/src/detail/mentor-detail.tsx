import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isNotThere } from '@bridge/client';
import type { MentorView } from '@bridge/model';
import { FailedState } from '@bridge/ui';
import { EarlierSessionWith } from '../sessions/earlier-sessions.tsx';
import { HiddenReviews } from '../reviews/hidden-reviews.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import { mentorQuery } from '../queries.ts';
import { About } from './about.tsx';
import { BookingSchedule } from './booking-schedule.tsx';
import { Expertise, type Labels } from './expertise.tsx';
import { How } from './how.tsx';
import { MentorHead } from './mentor-head.tsx';
import { PendingMentor } from './pending-mentor.tsx';
import { Plans, type PlanContents } from './plans.tsx';
import '../mentorship.css';

export type MentorDetailProps = {
  userId: string;
  /** Opens the booking; the button is shown with it only. */
  onBook?: ((mentor: MentorView) => void) | undefined;
  /** What a plan holds, and what is left of the reader's own with a mentor. */
  plans: { contents: PlanContents; left?: (mentorId: string) => ReactNode };
  /** What the onboarding calls the values that mentors chose. */
  labels: Labels;
  now?: Date;
};

/** Everything about one mentor: who, for how much, when, and what others say. */
export function MentorDetail({ userId, ...rest }: MentorDetailProps) {
  const { t } = useTranslation('mentorship');
  return (
    <>
      <Link to="/talent/mentorship" className="br-link br-small br-start">
        {t('detail.back')}
      </Link>
      <Detail userId={userId} {...rest} />
    </>
  );
}

function Detail({ userId, onBook, plans, labels, now = new Date() }: MentorDetailProps): ReactNode {
  const { t } = useTranslation('mentorship');
  const { data: mentor, isError, error, isFetching, refetch } = useQuery(mentorQuery(userId));
  if (!mentor && isError)
    return (
      <section className="br-card">
        {/* Not there, hidden, or kept apart from the reader by a block: which of them, nobody is told */}
        {isNotThere(error) ? (
          <>
            <FailedState level={1} title={t('detail.failed')} text={t('detail.notThere')} />
            <HiddenReviews mentorId={userId} />
            <EarlierSessionWith mentorId={userId} />
          </>
        ) : (
          <FailedState level={1} title={t('detail.failed')} text={t('detail.failedText')} busy={isFetching} onRetry={() => void refetch()} />
        )}
      </section>
    );
  if (!mentor) return <PendingMentor />;
  return (
    <>
      <MentorHead mentor={mentor} onBook={onBook && (() => onBook(mentor))} />
      <div className="br-g2">
        <div className="br-column br-column-fill">
          <About mentor={mentor} now={now} />
          <How mentor={mentor} labels={labels} now={now} />
        </div>
        <div className="br-column br-column-fill">
          <Plans mentor={mentor} contents={plans.contents}>
            {plans.left?.(mentor.userId)}
          </Plans>
          <Expertise mentor={mentor} labels={labels} />
        </div>
      </div>
      <BookingSchedule mentor={mentor} now={now} /> {/* as long as it likes: beside others it would leave them empty */}
      <Reviews mentor={mentor} now={now} />
    </>
  );
}
