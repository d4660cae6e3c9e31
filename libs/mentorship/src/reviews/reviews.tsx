import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mentorLimits } from '@bridge/model';
import { PendingState, Skeleton } from '@bridge/ui';
import { reviewsQuery } from '../queries.ts';
import { ReviewItem } from './review-item.tsx';

type Reviewed = { userId: string; firstName: string; lastName: string };

/** What talents say: five reviews, and the rest on demand. A mentor who looks at their own can answer. */
export function Reviews({ mentor, now, isOwn = false }: { mentor: Reviewed; now: Date; isOwn?: boolean }) {
  const { t } = useTranslation('mentorship');
  const { data } = useInfiniteQuery(reviewsQuery(mentor.userId));
  return (
    <section className="br-card">
      <div className="br-card-head">
        <h2 className="br-d4">{t('reviews.title')}</h2>
        <span className="br-small br-muted">{data && t('reviews.count', { count: data.pages[0]?.total ?? 0 })}</span>
      </div>
      <ReviewList mentor={mentor} now={now} isOwn={isOwn} />
    </section>
  );
}

function ReviewList({ mentor, now, isOwn }: { mentor: Reviewed; now: Date; isOwn: boolean }) {
  const { t } = useTranslation('mentorship');
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(reviewsQuery(mentor.userId));
  const [isOpen, setOpen] = useState(false);
  if (!data && isError)
    return (
      <>
        <p className="br-muted" role="alert">
          {t('reviews.failed')}
        </p>
        <div>
          <Button size="3" variant="outline" onClick={() => void refetch()}>
            {t('schedule.retry')}
          </Button>
        </div>
      </>
    );
  if (!data)
    return (
      <PendingState label={t('reviews.loading')}>
        <div className="br-stack">
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      </PendingState>
    );
  const all = data.pages.flatMap(({ reviews }) => reviews);
  if (all.length === 0) return <p className="br-muted">{t('reviews.noneText')}</p>;
  const shown = isOpen ? all : all.slice(0, mentorLimits.reviewsShown);
  return (
    <>
      <ul className="br-list" role="list">
        {shown.map((review) => (
          <ReviewItem key={review.id} review={review} mentor={mentor} now={now} isOwn={isOwn} />
        ))}
      </ul>
      {all.length > mentorLimits.reviewsShown && (
        <div className="br-row">
          {isOpen && hasNextPage && (
            <Button size="3" variant="soft" aria-disabled={isFetchingNextPage || undefined} onClick={() => void fetchNextPage()}>
              {t('reviews.more')}
            </Button>
          )}
          <Button size="3" variant="soft" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('reviews.seeLess') : t('reviews.seeAll')}
          </Button>
        </div>
      )}
    </>
  );
}
