import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApiError, call, messageOf } from '@bridge/client';
import { contract, type CareerBlueprint } from '@bridge/model';
import { Note, PageButton, PendingState, Skeleton, toast } from '@bridge/ui';
import { UpdateRefused, usePreviewBlueprint } from '../mutations.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import { ReplaceDialog } from './replace-dialog.tsx';

/** Makes a new version from the stored answers and shows what it changes. */
export function UpdateBlueprint({ userId, current, survey, onClose }: { userId: string; current: CareerBlueprint; survey: SurveyLabels; onClose: () => void }) {
  const { t } = useTranslation('blueprint');
  const { data: next, mutate: begin } = usePreviewBlueprint(userId);

  function refused(error: unknown) {
    toast({ variant: 'destructive', title: t('update.failedTitle'), description: reasonOf(error) });
    onClose();
  }

  function reasonOf(error: unknown) {
    if (error instanceof UpdateRefused) return t(`update.${error.reason}`);
    // Where trying again at once cannot help, the server says what does.
    const helps = error instanceof ApiError && error.status >= 400 && error.status < 500;
    return (helps && messageOf(error)) || t('update.failedText');
  }

  function replaced() {
    toast({ variant: 'default', title: t('update.doneTitle'), description: t('update.doneText') });
    onClose();
  }

  useEffect(() => {
    begin(undefined, { onError: refused });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, [begin]);

  return (
    <ReplaceDialog userId={userId} current={current} next={next} survey={survey} head={<OpenSurvey userId={userId} />} onReplaced={replaced} onRefused={refused} onClose={onClose}>
      <Preparing />
    </ReplaceDialog>
  );
}

/** Where a survey is half filled, its answers are not in the comparison: it is gone on with first. */
function OpenSurvey({ userId }: { userId: string }) {
  const { t } = useTranslation('blueprint');
  const { data: draft } = useQuery({
    queryKey: ['blueprint', userId, 'draft'],
    queryFn: async ({ signal }) => (await call(contract.readDraft, { params: { userId }, signal })).data,
    staleTime: 0,
  });
  if (!draft || (!draft.envision && Object.keys(draft.answers).length === 0)) return null;
  return (
    <Note>
      <div className="br-stack">
        <p>{t('update.surveyOpen')}</p>
        <div>
          <PageButton to="/talent/dashboard" variant="soft">
            {t('banner.continueSurvey')}
          </PageButton>
        </div>
      </div>
    </Note>
  );
}

function Preparing() {
  const { t } = useTranslation('blueprint');
  return (
    <>
      <p className="br-muted">{t('update.preparing')}</p>
      <PendingState label={t('update.preparing')}>
        <div className="br-stack">
          {[1, 2, 3, 4, 5].map((year) => (
            <Skeleton key={year} height="48px" />
          ))}
        </div>
      </PendingState>
    </>
  );
}
