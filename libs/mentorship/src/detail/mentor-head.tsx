import { useId } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MentorView } from '@bridge/model';
import { Address, fullName, PersonImage, SafetyMenu, Tag, useLeftOpen } from '@bridge/ui';
import { RatingStars } from '../parts/rating-stars.tsx';
import { sessionsQuery } from '../queries.ts';
import { ratingName } from '../rating/rating-dialog.tsx';
import { RateSession } from '../rating/rate-session.tsx';
import { HiddenReviews } from '../reviews/hidden-reviews.tsx';
import { sessionToRate } from '../rules/session-to-rate.ts';

/** Who the mentor is, and the two things to do: book, and rate after a session. */
export function MentorHead({ mentor, onBook }: { mentor: MentorView; onBook: (() => void) | undefined }) {
  const { t } = useTranslation('mentorship');
  const id = useId();
  const { data } = useQuery(sessionsQuery({ when: 'past', with: mentor.userId }));
  const [rated, setRated] = useLeftOpen(data?.sessions, ({ id: sessionId }) => ratingName(sessionId));
  const session = sessionToRate(data?.sessions ?? []);
  return (
    <>
      <section className="br-mhead">
        <PersonImage person={mentor} size="huge" />
        <div className="br-stack br-mentor-reasons">
          <h1 className="br-name br-mhead-name">{fullName(mentor)}</h1>
          <p>
            <bdi>{mentor.specialty}</bdi>
          </p>
          <div className="br-row">
            <RatingStars long average={mentor.rating.average} count={mentor.rating.count} />
            {mentor.forYoung && <Tag tone="jade">{t('directory.forYoung')}</Tag>}
            {mentor.email && (
              <span className="br-small br-muted br-words">
                <Address text={mentor.email} />
              </span>
            )}
          </div>
        </div>
        <div className="br-stack br-mentor-reasons">
          <div className="br-row">
            {onBook && !mentor.notForReader && (
              <Button size="3" onClick={onBook}>
                {t('detail.book')}
              </Button>
            )}
            <Button
              size="3"
              variant="outline"
              aria-disabled={!session || undefined}
              aria-describedby={session ? undefined : id}
              onClick={() => session && setRated(session)}
            >
              {t('detail.rate')}
            </Button>
            <SafetyMenu about="person" id={mentor.userId} name={fullName(mentor)} />
          </div>
          {mentor.notForReader && <p className="br-small br-muted">{t('detail.notForYoung')}</p>}
          {!session && (
            <p id={id} className="br-small br-muted">
              {t('detail.rateAfter')}
            </p>
          )}
        </div>
      </section>
      <HiddenReviews mentorId={mentor.userId} />
      {rated && <RateSession session={rated} onClose={() => setRated(undefined)} />}
    </>
  );
}
