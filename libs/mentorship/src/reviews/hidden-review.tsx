import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { mentorLimits, prose, type Review } from '@bridge/model';
import { isLeftOpen, Note, toast } from '@bridge/ui';
import { useAppealReview } from '../mutations.ts';
import { TextDialog } from '../parts/text-dialog.tsx';

const schema = v.pipe(prose(mentorLimits.reviewLength), v.minLength(1, 'required'));

/** An own review that is not shown any more: why, and the one answer that can be given. */
export function HiddenReview({ review: { id, hidden }, onAnswered }: { review: Pick<Review, 'id' | 'hidden'>; onAnswered?: () => unknown }) {
  const { t } = useTranslation('mentorship');
  const keep = `review-appeal:${id}`;
  const appeal = useAppealReview();
  const [isAnswering, setAnswering] = useState(() => isLeftOpen(keep));
  if (!hidden) return null;
  return (
    <Note>
      <p className="br-words">{t('hiddenReview.because', { note: hidden.note })}</p>
      {hidden.appeal ? (
        <p className="br-words">{t('hiddenReview.answered', { text: hidden.appeal })}</p>
      ) : (
        <Button size="2" variant="outline" onClick={() => setAnswering(true)}>
          {t('hiddenReview.answer')}
        </Button>
      )}
      {isAnswering && (
        <TextDialog
          keep={keep}
          words={t('hiddenReview.dialog', { returnObjects: true })}
          schema={schema}
          maxLength={mentorLimits.reviewLength}
          onClose={() => setAnswering(false)}
          onSend={async (text) => {
            const { message } = await appeal.mutateAsync({ reviewId: id, text });
            await onAnswered?.();
            toast({ title: message });
            setAnswering(false);
          }}
        />
      )}
    </Note>
  );
}
