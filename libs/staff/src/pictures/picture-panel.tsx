import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inBase64, messageOf } from '@bridge/client';
import type { Done } from '@bridge/content';
import { ConfirmDialog, FieldError, firstClick, Loaded, Skeleton, useOnce } from '@bridge/ui';
import type { useDraft } from '../editor/use-draft.ts';
import { useChangeActions } from '../mutations.ts';
import { pictureQuery } from '../queries.ts';
import { FocusChooser, type Focus } from './focus-chooser.tsx';
import { PictureFile } from './picture-file.tsx';
import './pictures.css';

/** A picture of a change as it is drawn: what stays in sight is chosen on it, another one comes in its place, or it is taken away. */
export function PicturePanel({ changeId, revision, file, draft, onGone }: { changeId: string; revision: number; file: string; draft: ReturnType<typeof useDraft>; onGone: () => void }) {
  const { t } = useTranslation('editing');
  const query = useQuery(pictureQuery(changeId, file, revision));
  const { bring, work } = useChangeActions(changeId);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const focus = draft.value?.['focus'] as Focus | undefined; // its schema says so

  const [replace, isReplacing] = useOnce(async (chosen: File) => {
    setProblem(undefined);
    try {
      const done = (await bring.mutateAsync({ name: file.replace(/^pictures\/|\.json$/g, ''), picture: await inBase64(chosen) })).data as Done; // the content tools made it
      if (done.state === 'refused') setProblem(done.why.join('\n'));
    } catch (error) {
      setProblem(messageOf(error) ?? t('form.offline'));
    }
  });

  async function remove() {
    setRefused(undefined);
    try {
      const done = (await work.mutateAsync({ act: 'delete', file })).data as Done; // the content tools made it
      if (done.state === 'done') return onGone();
      setRefused([t('pictures.stays'), ...done.why].join('\n'));
    } catch (error) {
      setRefused(messageOf(error) ?? t('form.offline'));
    } finally {
      setIsAsking(false);
    }
  }

  return (
    <section className="br-card br-stack" aria-labelledby="picture">
      <h2 className="br-d4" id="picture">
        {t('pictures.title')}
      </h2>
      <Loaded query={query} loading={t('pictures.drawing')} outline={<Skeleton height="16em" />} failed={{ title: t('pictures.failed'), level: 3 }}>
        {({ picture }) => (picture ? <FocusChooser src={picture} focus={focus} onChoose={(chosen) => draft.change(['focus'], chosen)} /> : <p>{t('pictures.failed')}</p>)}
      </Loaded>
      <PictureFile label={t('pictures.replace')} problem={problem} isBusy={isReplacing} onChoose={(chosen) => void replace(chosen)} />
      <div>
        <Button type="button" size="3" variant="outline" color="red" onClick={firstClick(() => setIsAsking(true))}>
          {t('pictures.remove')}
        </Button>
      </div>
      <div role="alert" dir="auto" className="br-staff-text">
        <FieldError id={refused && 'picture-stays'}>{refused}</FieldError>
      </div>
      <ConfirmDialog open={isAsking} danger title={t('pictures.remove')} text={t('pictures.removeText')} confirm={t('pictures.remove')} cancel={t('change.cancel')} onCancel={() => setIsAsking(false)} onConfirm={remove} />
    </section>
  );
}
