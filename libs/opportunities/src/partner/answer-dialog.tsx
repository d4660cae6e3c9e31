import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import { opportunityLimits, prose } from '@bridge/model';
import { Dialog, Form, FormFoot, Named, TextAreaField, toast } from '@bridge/ui';
import { usePartnerActions } from '../mutations.ts';

const noteSchema = v.object({ note: prose(opportunityLimits.note) });

/** How an application can be answered. */
export const answers = ['invited', 'declined'] as const;

/** Under which name what is typed with an answer is kept. */
export function answerName(applicationId: string, answer: (typeof answers)[number]): string {
  return `answer:${applicationId}:${answer}`;
}

/** Invites a talent or declines, with a few words that are mailed with it. */
export function AnswerDialog({
  userId,
  applicationId,
  name,
  title,
  state,
  onClose,
}: {
  userId: string;
  applicationId: string;
  name: string;
  title: string;
  state: (typeof answers)[number];
  onClose: () => void;
}) {
  const { t } = useTranslation('opportunities');
  const { answer } = usePartnerActions(userId);
  const form = useForm({ resolver: valibotResolver(noteSchema), defaultValues: { note: '' } });

  async function send({ note }: { note: string }) {
    try {
      const { message } = await answer.mutateAsync({ applicationId, state, note });
      toast({ title: message, description: t('answer.told', { name }) });
      onClose();
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('answer.failed') });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="medium" closeOnOutside={false} title={<Named text={t(`answer.${state}.title`, { name })} name={name} />} description={t(`answer.${state}.text`, { title })}>
      <Form form={form} keep={answerName(applicationId, state)} onSubmit={send}>
        <TextAreaField name="note" label={t('answer.note')} help={t(`answer.${state}.help`)} maxLength={opportunityLimits.note} />
        <FormFoot back={t('cancel')} onBack={onClose} send={t(`answer.${state}.send`)} sending={t('sending')} danger={state === 'declined'} />
      </Form>
    </Dialog>
  );
}
