import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { mentorLimits, prose } from '@bridge/model';
import { toast } from '@bridge/ui';
import { useAnswerReview } from '../mutations.ts';
import { TextDialog } from '../parts/text-dialog.tsx';

const schema = v.pipe(prose(mentorLimits.reviewLength), v.minLength(1, 'required'));

/** Under which name what is typed of an answer is kept. */
export function replyName(reviewId: string): string {
  return `review-answer:${reviewId}`;
}

/** The mentor's one answer to a review. */
export function ReplyDialog({ reviewId, onClose }: { reviewId: string; onClose: () => void }) {
  const { t } = useTranslation('mentorship');
  const answer = useAnswerReview();
  return (
    <TextDialog
      keep={replyName(reviewId)}
      words={t('reply', { returnObjects: true })}
      schema={schema}
      maxLength={mentorLimits.reviewLength}
      onClose={onClose}
      onSend={async (text) => {
        await answer.mutateAsync({ reviewId, text });
        toast({ title: t('reply.doneTitle'), description: t('reply.doneText') });
        onClose();
      }}
    />
  );
}
