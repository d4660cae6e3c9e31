import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import type { Done } from '@bridge/content';
import { Form, SelectField, TextField } from '@bridge/ui';
import { useChangeActions } from '../mutations.ts';
import { SendRow } from '../parts/send-row.tsx';

const schema = v.object({ kind: v.pipe(v.string(), v.nonEmpty('required')), name: v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.maxLength(100, 'tooLong'), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'text')) });

/** Adds the least that a new document can be, of a kind of which there may be several. */
export function NewDocument({ changeId, kinds, onMade }: { changeId: string; kinds: readonly string[]; onMade: (file: string) => void }) {
  const { t } = useTranslation('editing');
  const { work } = useChangeActions(changeId);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { kind: kinds[0] ?? '', name: '' } });

  async function save({ kind, name }: v.InferOutput<typeof schema>) {
    try {
      const done = (await work.mutateAsync({ act: 'create', file: kind.replace('<slug>', 'new'), to: name })).data as Done; // the content tools made it
      if (done.state === 'refused') return form.setError('root', { message: [t('documents.refused'), ...done.why].join('\n') });
      form.reset();
      if (done.file) onMade(done.file);
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('form.offline') });
    }
  }

  return (
    <details className="br-changes-folder">
      <summary>{t('documents.new')}</summary>
      <Form form={form} onSubmit={save}>
        <SelectField name="kind" label={t('documents.kind')} options={kinds.map((kind) => ({ value: kind, label: kind.replace(/\/<slug>\.\w+$/, '') }))} />
        <TextField name="name" label={t('documents.newName')} help={t('documents.newNameHelp')} maxLength={100} autoCapitalize="none" />
        <SendRow send={t('documents.create')} />
      </Form>
    </details>
  );
}
