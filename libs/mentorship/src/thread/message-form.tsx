import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import { limits, threadTextSchema } from '@bridge/model';
import { Form, Note, SubmitButton, TextAreaField } from '@bridge/ui';
import { useWriteMessage } from './use-write-message.ts';

const schema = v.object({ text: threadTextSchema });

/** The next message. What was written stays until it has been sent. */
export function MessageForm({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('mentorship');
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { text: '' } });
  const write = useWriteMessage(sessionId);
  const { root } = form.formState.errors;

  async function send({ text }: { text: string }) {
    try {
      await write(text);
      form.reset();
      form.setFocus('text');
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('thread.failed') });
    }
  }

  return (
    <Form form={form} onSubmit={send}>
      <TextAreaField name="text" label={t('thread.label')} required rows={3} maxLength={limits.threadMessageLength} />
      {root?.message && <Note tone="red">{root.message}</Note>}
      <div className="br-dialog-foot">
        <SubmitButton size="3" busyLabel={t('thread.sending')}>
          {t('thread.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
}
