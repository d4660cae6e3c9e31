import { useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState, FailedState, PageButton, toast } from '@bridge/ui';
import { fetchFailure } from '../failures.ts';
import { Vision } from '../parts/vision.tsx';
import type { Talent } from '../person.ts';
import { beginQuery, fullBlueprintQuery, isPlanWaitingQuery } from '../queries.ts';
import type { SurveyLabels } from '../rules/reasons.ts';
import type { YearNumber } from '../rules/roadmap.ts';
import { BlueprintCard } from './blueprint-card.tsx';
import { BlueprintDetail } from './blueprint-detail.tsx';
import { MakeAnew } from './make-anew.tsx';
import { PendingCareer } from './pending-career.tsx';
import { SkillsCard } from './skills-card.tsx';
import { WaitingPlan } from './waiting-plan.tsx';
import { YearsCard } from './years-card.tsx';
import '../blueprint.css';

/**
 * The career page (`/career` and `/talent/career`). Its state lives in the address: `year` is the year that is open
 * (0 for none; absent: the first unfinished one), `view` the detail view. Both are asked to change by their callbacks.
 */
export function CareerPage({
  user,
  survey,
  year,
  onYearChange,
  view = false,
  onViewChange,
}: {
  user: Talent;
  survey: SurveyLabels;
  year?: YearNumber | 0 | undefined;
  onYearChange: (year: YearNumber | 0) => void;
  view?: boolean | undefined;
  onViewChange: (view: boolean) => void;
}) {
  if (view) return <BlueprintDetail userId={user.userId} survey={survey} onBack={() => onViewChange(false)} />;
  return <CareerSummary user={user} survey={survey} year={year} onYearChange={onYearChange} onView={() => onViewChange(true)} />;
}

function CareerSummary({
  user,
  survey,
  year,
  onYearChange,
  onView,
}: {
  user: Talent;
  survey: SurveyLabels;
  year: YearNumber | 0 | undefined;
  onYearChange: (year: YearNumber | 0) => void;
  onView: () => void;
}) {
  const { t, i18n } = useTranslation('blueprint');
  const { data: stored, error, errorUpdatedAt, refetch } = useQuery(fullBlueprintQuery(user.userId));
  // How its milestones are begun stands between them: drawn later, it would move what is read. A plan is read and ticked without it.
  const { isFetched: isBeginKnown } = useQuery(beginQuery(user.userId, i18n.language));
  const blueprint = stored && !isBeginKnown ? undefined : stored;
  const { data: isPlanWaiting } = useQuery({ ...isPlanWaitingQuery(user.userId), enabled: blueprint === null });
  useEffect(() => {
    if (error) toast({ variant: 'destructive', title: t('toast.error'), description: fetchFailure(t, error) ?? t('failed.toast') });
  }, [error, errorUpdatedAt, t]);

  const heading = useRef<HTMLHeadingElement>(null);
  const had = useRef(false);
  useEffect(() => {
    // The menu that deleted it is gone: the keyboard goes on from the heading.
    if (blueprint === null && had.current) heading.current?.focus();
    had.current = blueprint != null;
  }, [blueprint]);

  return (
    <>
      <div className="br-card-head">
        <h1 className="br-d2" tabIndex={-1} ref={heading}>{t('career.title')}</h1>
      </div>
      {blueprint && (
        <>
          <WaitingPlan userId={user.userId} blueprint={blueprint} survey={survey} />
          <MakeAnew userId={user.userId} blueprint={blueprint} survey={survey} />
          <BlueprintCard user={user} blueprint={blueprint} survey={survey} onView={onView} />
          <Vision text={blueprint.structuredJson.careerVision} language={blueprint.language} heading="h2" />
          <YearsCard user={user} blueprint={blueprint} survey={survey} year={year} onYearChange={onYearChange} />
          <SkillsCard userId={user.userId} blueprint={blueprint} />
        </>
      )}
      {blueprint === null && (
        <section className="br-card">
          <EmptyState
            title={t('career.none')}
            text={t(isPlanWaiting ? 'career.madeText' : 'career.noneText')}
            action={
              <PageButton to="/talent/dashboard" variant="solid">
                {t('career.toDashboard')}
              </PageButton>
            }
          />
        </section>
      )}
      {blueprint === undefined && !user.userId && <Failed text={t('detail.userId')} />}
      {blueprint === undefined && error && <Failed text={`${t('failed.inline')} ${t('failed.safe')}`} onRetry={() => void refetch()} />}
      {blueprint === undefined && !error && user.userId && <PendingCareer />}
    </>
  );
}

function Failed({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { t } = useTranslation('blueprint');
  return (
    <section className="br-card">
      <FailedState title={t('failed.title')} text={text} {...(onRetry ? { onRetry } : {})} />
    </section>
  );
}
