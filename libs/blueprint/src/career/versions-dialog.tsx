import { useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf, useTimeZone } from '@bridge/client';
import { momentFormat, type BlueprintVersion, type CareerBlueprint } from '@bridge/model';
import { Dialog, FailedState, firstClick, PendingState, ReadingRegion, Skeleton, Tag, toast, useOnce } from '@bridge/ui';
import { useTakeUpVersion } from '../mutations.ts';
import { BlueprintOutline } from '../parts/blueprint-outline.tsx';
import { fullBlueprintQuery, versionQuery, versionsQuery } from '../queries.ts';
import { hasOwnWork } from '../rules/choose.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

// Longer than other toasts: what the version leaves out is seen only once it is there.
const undoDuration = 30_000;

/** The versions of a blueprint: a list, one of them to read, and the way to make it the current one again. */
export function VersionsDialog({ userId, current, survey, start, onClose }: { userId: string; current: CareerBlueprint; survey: SurveyLabels; /** The one to read first. */ start?: BlueprintVersion; onClose: () => void }) {
  const { t, i18n } = useTranslation('blueprint');
  const [shown, setShown] = useState(start);
  const client = useQueryClient();
  const { mutateAsync } = useTakeUpVersion(userId);
  const timeZone = useTimeZone();
  const dateOf = ({ generatedAt }: BlueprintVersion) => momentFormat(i18n.language, { timeZone }).format(new Date(generatedAt));

  const [chosen, setChosen] = useState<CareerBlueprint>();

  const [use, isBusy] = useOnce(async (version: BlueprintVersion) => {
    try {
      // What was never lived with begins with what its owner made of the present one, as an update does; maybe just now, in another window.
      const present = version.since === null ? await client.fetchQuery({ ...fullBlueprintQuery(userId), staleTime: 0 }) : null;
      if (present && hasOwnWork(present)) return setChosen(await client.fetchQuery(versionQuery(userId, version.id)));
      await mutateAsync(version.id);
      used();
    } catch (error) {
      refused(error);
    }
  });

  function used() {
    toast({
      variant: 'default',
      title: t('toast.success'),
      description: t('versions.used'),
      action: { label: t('milestone.undo'), onSelect: () => void undo() },
      duration: undoDuration,
    });
    onClose();
  }

  /** What was current before is a version like others, with all that was made of it. */
  async function undo() {
    try {
      const { message } = await mutateAsync(current.id);
      toast({ variant: 'default', title: t('toast.success'), description: message });
    } catch (error) {
      refused(error);
    }
  }

  function refused(error: unknown) {
    toast({ variant: 'destructive', title: t('toast.error'), description: messageOf(error) ?? t('versions.useFailed') });
  }

  if (chosen) return <ReplaceDialog userId={userId} current={current} next={chosen} survey={survey} onReplaced={used} onRefused={refused} onClose={() => setChosen(undefined)} />;

  return (
    <Dialog
      key={shown?.id ?? 'all'}
      open
      size="large"
      title={shown ? t('versions.name', { date: dateOf(shown) }) : t('versions.title')}
      onOpenChange={(open) => !open && onClose()}
      foot={
        shown && (
          <>
            <Button size="3" variant="outline" onClick={() => setShown(undefined)}>
              {t('versions.back')}
            </Button>
            {!shown.current && (
              <Button size="3" aria-disabled={isBusy || undefined} data-busy={isBusy || undefined} onClick={firstClick(() => void use(shown))}>
                {t('versions.use')}
              </Button>
            )}
          </>
        )
      }
    >
      {shown ? <OneVersion userId={userId} versionId={shown.id} survey={survey} /> : <AllVersions userId={userId} dateOf={dateOf} onShow={setShown} />}
    </Dialog>
  );
}

function AllVersions({ userId, dateOf, onShow }: { userId: string; dateOf: (version: BlueprintVersion) => string; onShow: (version: BlueprintVersion) => void }) {
  const { t } = useTranslation('blueprint');
  const { data, error, refetch } = useQuery(versionsQuery(userId));
  if (error) return <FailedState title={t('versions.failed')} text={messageOf(error) ?? t('versions.failedText')} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <p className="br-muted">{t('versions.text')}</p>
      <ul role="list" className="br-list">
        {data.map((version) => (
          <li key={version.id} className="bp-version">
            <div className="br-grow">
              <p>
                <b>{dateOf(version)}</b>
              </p>
              <p className="br-small br-muted">
                {[t(`versions.${version.source}`), t('countDone', version), ...(version.edited ? [t('versions.edited')] : [])].join(t('reasons.separator'))}
              </p>
            </div>
            {version.current && <Tag tone="jade">{t('versions.current')}</Tag>}
            {version.since === null && <Tag tone="amber">{t('versions.unsaved')}</Tag>}
            <Button size="2" variant="outline" aria-label={t('versions.lookAt', { date: dateOf(version) })} onClick={() => onShow(version)}>
              {t('versions.look')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function OneVersion({ userId, versionId, survey }: { userId: string; versionId: string; survey: SurveyLabels }) {
  const { t } = useTranslation('blueprint');
  const { data, error, refetch } = useQuery(versionQuery(userId, versionId));
  if (error) return <FailedState title={t('versions.failed')} text={messageOf(error) ?? t('versions.failedText')} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <ReadingRegion label={t('detail.title')}>
      <BlueprintOutline blueprint={data} survey={survey} heading="h3" />
    </ReadingRegion>
  );
}

function Loading() {
  const { t } = useTranslation('blueprint');
  return (
    <PendingState label={t('versions.loading')}>
      <div className="br-stack">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height="56px" />
        ))}
      </div>
    </PendingState>
  );
}
