import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { agoOf } from '@bridge/model';
import type { Review } from '@bridge/model';
import { fullName, SafetyMenu, Tag, useLeftOpen } from '@bridge/ui';
import { RatingDialog, ratingName } from '../rating/rating-dialog.tsx';
import { useWriteReview } from '../mutations.ts';
import { ReplyDialog, replyName } from './reply-dialog.tsx';
import { ReviewStars } from './review-stars.tsx';

type Reviewed = { userId: string; firstName: string; lastName: string };

/** One review with the mentor's answer, and what the reader may do with it. */
export function ReviewItem({ review, mentor, now, isOwn }: { review: Review; mentor: Reviewed; now: Date; isOwn: boolean }) {
  const { t, i18n } = useTranslation('mentorship');
  const [open, setOpen] = useLeftOpen(review.mine ? (['edit'] as const) : isOwn && !review.answer ? (['reply'] as const) : [], (what) => (what === 'edit' ? ratingName(review.sessionId) : replyName(review.id)));
  const write = useWriteReview();
  const author = review.user || t('reviews.someone');
  const close = () => setOpen(undefined);
  const button = (what: NonNullable<typeof open>, label: string) => (
    <Button size="1" variant="ghost" aria-label={label} onClick={() => setOpen(what)}>
      {t(`reviews.${what}`)}
    </Button>
  );
  return (
    <li className="br-review">
      <div className="br-row">
        <ReviewStars rating={review.rating} />
        <Tag tone={review.type === 'positive' ? 'jade' : 'plain'}>{t(`reviews.${review.type}`)}</Tag>
      </div>
      <p className="br-words" dir="auto">{review.text}</p>
      <div className="br-row br-small br-muted">
        <span>
          {t('reviews.byline', { author, ago: agoOf(review.createdAt, now, i18n.language) })}
          {review.editedAt && <> · {t('reviews.edited')}</>}
        </span>
        {review.mine && button('edit', t('reviews.editLabel'))}
        {isOwn && !review.answer && button('reply', t('reviews.replyLabel', { author }))}
        {!review.mine && <SafetyMenu about="review" id={review.id} name={author} />}
      </div>
      {review.answer && (
        <blockquote className="br-review-answer">
          <b className="br-small">{t('reviews.answer', { name: fullName(mentor) })}</b>
          <p className="br-words" dir="auto">{review.answer.text}</p>
        </blockquote>
      )}
      {open === 'edit' && (
        <RatingDialog
          keep={ratingName(review.sessionId)}
          name={fullName(mentor)}
          initial={review}
          onClose={close}
          onSend={async (rating) => {
            await write.mutateAsync({ sessionId: review.sessionId, ...rating });
          }}
        />
      )}
      {open === 'reply' && <ReplyDialog reviewId={review.id} onClose={close} />}
    </li>
  );
}
