import { useEffect, useRef } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState, FailedState, PageButton } from '@bridge/ui';
import { fetchFailure } from '../failures.ts';
import { BlueprintOutline } from '../parts/blueprint-outline.tsx';
import { fullBlueprintQuery } from '../queries.ts';
import type { SurveyLabels } from '../rules/reasons.ts';

/** The whole blueprint to read, with a way back. */
export function BlueprintDetail({ userId, survey, onBack }: { userId: string; survey: SurveyLabels; onBack: () => void }) {
  const { t } = useTranslation('blueprint');
  const heading = useRef<HTMLHeadingElement>(null);
  // The menu that was pressed is gone: the reader begins at the heading.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div>
        <Button size="3" variant="outline" onClick={onBack}>
          {t('detail.back')}
        </Button>
      </div>
      <section className="br-card">
        <h1 className="br-d2" tabIndex={-1} ref={heading}>
          {t('detail.title')}
        </h1>
        <DetailBody userId={userId} survey={survey} />
      </section>
    </>
  );
}

function DetailBody({ userId, survey }: { userId: string; survey: SurveyLabels }) {
  const { t } = useTranslation('blueprint');
  const { data: blueprint, error, refetch } = useQuery(fullBlueprintQuery(userId));
  if (!userId) return <FailedState title={t('detail.failed')} text={t('detail.userId')} />;
  if (blueprint) return <BlueprintOutline blueprint={blueprint} survey={survey} heading="h2" />;
  if (blueprint === null) return <EmptyState title={t('detail.none')} text={t('detail.notFound')} action={<PageButton to="/talent/dashboard" variant="outline">{t('career.toDashboard')}</PageButton>} />;
  if (error) return <FailedState title={t('detail.failed')} text={fetchFailure(t, error) ?? t('detail.failedUser')} onRetry={() => void refetch()} />;
  return <p role="status">{t('detail.loading')}</p>;
}
