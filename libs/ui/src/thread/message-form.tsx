import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { limits, threadTextSchema } from '@bridge/model';
import { Form } from '../fields/form.tsx';
import { FormFoot } from '../fields/form-foot.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import type { ThreadSource } from './source.ts';
import { useWriteMessage } from './use-write-message.ts';

const schema = v.object({ text: threadTextSchema });

/** Under which name what is typed of a next message is kept. */
export function messageName({ about, id }: Pick<ThreadSource, 'about' | 'id'>): string {
  return `message:${about}:${id}`;
}

/** The next message. What was written stays until it has been sent. */
export function MessageForm({ source }: { source: ThreadSource }) {
  const { t } = useTranslation('thread');
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { text: '' } });
  const write = useWriteMessage(source);

  async function send({ text }: { text: string }) {
    try {
      await write(text);
      form.reset();
      form.setFocus('text');
    } catch (error) {
      form.setError('root', { message: source.reasonOf(error) ?? t('failed') });
    }
  }

  return (
    <Form form={form} keep={messageName(source)} onSubmit={send}>
      <TextAreaField name="text" label={t('label')} required rows={3} maxLength={limits.threadMessageLength} />
      <FormFoot send={t('submit')} sending={t('sending')} />
    </Form>
  );
}
