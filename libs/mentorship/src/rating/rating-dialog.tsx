import { useId, useState } from 'react';
import { Button, TextArea } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import { mentorLimits } from '@bridge/model';
import { Dialog, fieldClass, Named, toast, TypedNote, useKeepTyped, useOnce, useTypedBefore, VisuallyHidden } from '@bridge/ui';
import type { Rating } from '../mutations.ts';
import { useMissing } from '../parts/use-missing.tsx';
import { KindField } from './kind-field.tsx';
import { StarField } from './star-field.tsx';

const { reviewLength } = mentorLimits;
const typedSchema = v.object({ rating: v.number(), type: v.optional(v.picklist(['positive', 'negative'])), text: v.string() });
// A screen reader is told what is left near the end only, and in steps: at every key it would talk over the typing.
const counted = [100, 50, 20, 10, 0];

/** Under which name what is typed of a session's rating is kept. */
export function ratingName(sessionId: string): string {
  return `rating:${sessionId}`;
}

/** Stars, kind and words of a review; `initial` is the own review that is edited. What was given stays when sending fails. */
export function RatingDialog({
  keep,
  name,
  initial,
  onSend,
  onClose,
}: {
  /** The name under which what is typed outlives the end of a sign-in. */
  keep: string;
  name: string;
  initial?: Rating | undefined;
  onSend: (rating: Rating) => Promise<void>;
  onClose: () => void;
}) {
  const { t } = useTranslation('mentorship');
  const id = useId();
  const typed = useTypedBefore(keep, typedSchema);
  const [before] = useState({ rating: initial?.rating ?? 0, type: initial?.type, text: initial?.text ?? '' });
  const [rating, setRating] = useState(typed?.rating ?? before.rating);
  const [type, setType] = useState(typed?.type ?? before.type);
  const [text, setText] = useState(typed?.text ?? before.text);
  const settle = useKeepTyped(keep, () => (rating === before.rating && type === before.type && text === before.text ? undefined : { rating, type, text }));
  const [submit, isSending] = useOnce(send);
  const left = reviewLength - text.length;
  const missing = { stars: !rating, kind: !type, text: !text.trim() };
  const { form, saidBy, said, complain } = useMissing(Object.values(missing).some(Boolean));
  const unwritten = missing.text ? saidBy : undefined;

  async function send() {
    if (!rating || !type || !text.trim()) return complain();
    try {
      await onSend({ rating, type, text: text.trim() });
      settle();
      toast({ title: t('rate.successTitle'), description: t('rate.done') });
      onClose();
    } catch (error) {
      toast({ variant: 'destructive', title: t('rate.errorTitle'), description: messageOf(error) ?? t('rate.failed') });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={<Named text={t('rate.title', { name })} name={name} />}>
      <form ref={form} className="br-form" noValidate onSubmit={(event) => (event.preventDefault(), void submit())}>
        {said}
        {typed && <TypedNote />}
        <StarField id={`${id}stars`} value={rating} saidBy={missing.stars ? saidBy : undefined} onChange={setRating} />
        <KindField id={`${id}kind`} value={type} saidBy={missing.kind ? saidBy : undefined} onChange={setType} />
        <div className={fieldClass(unwritten)}>
          <label htmlFor={`${id}text`}>{t('rate.text')}</label>
          <TextArea
            id={`${id}text`}
            size="3"
            rows={5}
            resize="vertical"
            maxLength={reviewLength}
            value={text}
            aria-invalid={unwritten ? true : undefined}
            aria-describedby={unwritten ? `${unwritten} ${id}count` : `${id}count`}
            onChange={(event) => setText(event.target.value)}
          />
          <p id={`${id}count`} className="br-help br-counter">
            {t('rate.counter', { count: text.length, maximum: reviewLength })}
          </p>
          <span role="status">
            <VisuallyHidden>{counted.includes(left) && t('rate.counterRead', { count: left })}</VisuallyHidden>
          </span>
        </div>
        <div className="br-dialog-foot">
          <Button type="submit" size="3" aria-disabled={isSending || undefined} data-busy={isSending || undefined}>
            {isSending ? t('rate.sending') : t('rate.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
