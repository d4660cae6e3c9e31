import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import { limits, prose, type ContentChange } from '@bridge/model';
import { Form, TextAreaField, TextField } from '@bridge/ui';
import { useChangeActions } from '../mutations.ts';
import { SendRow } from '../parts/send-row.tsx';

const schema = v.object({ note: prose(limits.staffNote), at: v.string() });

/** Hands a change over to be published, at once or at a time. */
export function PublishForm({ change: { id, revision } }: { change: Pick<ContentChange, 'id' | 'revision'> }) {
  const { t } = useTranslation('editing');
  const { publish } = useChangeActions(id);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { note: '', at: '' } });

  async function save({ note, at }: v.InferOutput<typeof schema>) {
    try {
      await publish.mutateAsync({ note, revision, ...(at && { at: new Date(at).toISOString() }) });
      form.reset();
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('form.offline') });
    }
  }

  return (
    <section className="br-card br-stack" aria-labelledby="publish">
      <h2 className="br-d3" id="publish">
        {t('publish.title')}
      </h2>
      <p className="br-muted">{t('publish.lead')}</p>
      <Form form={form} keep={`change:${id}`} onSubmit={save}>
        <TextAreaField name="note" label={t('publish.note')} help={t('publish.noteHelp')} maxLength={limits.staffNote} />
        <TextField name="at" type="datetime-local" label={t('publish.at')} help={t('publish.atHelp')} optional />
        <SendRow send={t('publish.send')} sending={t('publish.sending')} />
      </Form>
    </section>
  );
}
