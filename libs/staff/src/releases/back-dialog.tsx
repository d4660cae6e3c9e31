import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { messageOf } from '@bridge/client';
import { limits, prose, type Release } from '@bridge/model';
import { Dialog, Form, FormFoot, Loaded, Skeleton, TextAreaField, toast } from '@bridge/ui';
import { useGoBack } from '../mutations.ts';
import { Differences } from '../parts/differences.tsx';
import { useWords } from '../parts/use-words.ts';
import { releaseQuery } from '../queries.ts';

const schema = v.object({ note: prose(limits.staffNote) });

/** Under which name what is typed of a way back is kept. */
export function releaseName({ id }: Pick<Release, 'id'>): string {
  return `release:${id}`;
}

/** What would be different with a former release, and the press that makes it the live one. */
export function BackDialog({ release: { id }, generation, onClose }: { release: Release; generation: number; onClose: () => void }) {
  const { t } = useTranslation('staff');
  const words = useWords();
  const query = useQuery(releaseQuery(id, generation));
  const goBack = useGoBack(id);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { note: '' } });

  async function save({ note }: v.InferOutput<typeof schema>) {
    try {
      const { message } = await goBack.mutateAsync({ note, generation });
      toast({ title: message });
      onClose();
    } catch (error) {
      form.setError('root', { message: messageOf(error) ?? t('failedText') });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} size="large" closeOnOutside={false} title={t('releases.backTo', { id })} description={t('releases.backText')}>
      <section className="br-stack" aria-labelledby="changes">
        <h3 className="br-d4" id="changes">
          {t('releases.changes')}
        </h3>
        <Loaded query={query} loading={words.loading} outline={<Skeleton height="6em" />} failed={words.failed(query.error)}>
          {({ changes, total }) =>
            total === 0 ? (
              <p>{t('releases.noChanges')}</p>
            ) : (
              <Differences changes={changes} total={total} words={{ added: t('releases.added'), removed: t('releases.removed'), changed: t('releases.changed'), before: t('releases.now'), after: t('releases.then') }} />
            )
          }
        </Loaded>
      </section>
      <Form form={form} keep={releaseName({ id })} onSubmit={save}>
        <TextAreaField name="note" label={t('releases.note')} help={t('releases.noteHelp')} maxLength={limits.staffNote} />
        <FormFoot back={t('cancel')} onBack={onClose} send={t('releases.back')} sending={t('saving')} waits={query.data ? undefined : t('releases.waits')} />
      </Form>
    </Dialog>
  );
}
