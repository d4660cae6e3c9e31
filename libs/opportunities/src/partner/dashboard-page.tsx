import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AnswerOf, contract } from '@bridge/model';
import { EmptyState, FailedState, PageButton, PendingState, PersonImage, SafetyMenu, Skeleton, Walkers } from '@bridge/ui';
import { ApplicationTag } from '../parts/state-tag.tsx';
import { useDay } from '../parts/use-day.ts';
import { partnerDashboardQuery } from '../queries.ts';
import '../opportunities.css';

/** The partner's home: figures from stored posts and applications, and who applied last. */
export function PartnerDashboardPage({ user, greeting }: { user: { userId: string; firstName: string; lastName: string }; greeting: string }) {
  const { t } = useTranslation('opportunities');
  const { data, isError, isFetching, refetch } = useQuery(partnerDashboardQuery(user.userId));
  return (
    <>
      <section className="br-banner br-deep">
        <div className="br-stack">
          <p className="br-small br-deep-line">{greeting}</p>
          <h1 className="br-d2">{t('partner.title')}</h1>
          <p className="br-lede">{t('partner.lead')}</p>
          <div className="br-row br-partner-actions">
            <PageButton to="/partner/opportunities" search={{ post: 'project' }} variant="solid">{t('posts.newProject')}</PageButton>
            <PageButton to="/partner/opportunities" search={{ post: 'opening' }}>{t('posts.newOpening')}</PageButton>
          </div>
        </div>
        <Walkers who="partner" />
      </section>
      {!data && isError ? (
        <section className="br-card">
          <FailedState title={t('partner.failedTitle')} text={t('failedText')} busy={isFetching} onRetry={() => void refetch()} />
        </section>
      ) : !data ? (
        <section className="br-card">
          <PendingState label={t('partner.loading')}>
            <Skeleton height="9em" />
          </PendingState>
        </section>
      ) : (
        <Figures figures={data} />
      )}
    </>
  );
}

function Figures({ figures }: { figures: AnswerOf<typeof contract.partnerDashboard>['data'] }) {
  const { t, i18n } = useTranslation('opportunities');
  const day = useDay();
  const number = new Intl.NumberFormat(i18n.language);
  const stats = [
    { id: 'published', value: figures.posts.published },
    { id: 'submitted', value: figures.posts.submitted },
    { id: 'waiting', value: figures.waiting },
    { id: 'invited', value: figures.invited },
  ] as const;
  return (
    <>
      <section className="br-card">
        <h2 className="br-d4">{t('partner.figures')}</h2>
        <dl className="br-stats br-stats-in br-partner-stats">
          {stats.map(({ id, value }) => (
            <div key={id}>
              <dt>{t(`partner.stats.${id}`)}</dt>
              <dd className="br-num">{number.format(value)}</dd>
            </div>
          ))}
        </dl>
        <p className="br-small br-muted">{t('partner.recent', { count: figures.lastThirtyDays })}</p>
      </section>
      <section className="br-card">
        <div className="br-card-head">
          <h2 className="br-d4">{t('partner.newest')}</h2>
          {figures.newest.length > 0 && (
            <Link className="br-link" to="/partner/jobs">
              {t('partner.allApplicants')}
            </Link>
          )}
        </div>
        {figures.newest.length === 0 ? (
          <EmptyState
            level={3}
            title={t('applicants.none')}
            text={t('applicants.noneText')}
            action={<PageButton to="/partner/opportunities">{t('applicants.toPosts')}</PageButton>}
          />
        ) : (
          <ul className="br-list br-rows" role="list">
            {figures.newest.map(({ id, talent, title, state, sentAt }) => (
              <li key={id}>
                <PersonImage person={talent} />
                <div className="br-grow">
                  <b translate="no">{`${talent.firstName} ${talent.lastName}`.trim()}</b>
                  <p className="br-small br-muted">{t('applicants.line', { title, day: day(sentAt) })}</p>
                </div>
                <ApplicationTag state={state} />
                <SafetyMenu about="person" id={talent.userId} name={`${talent.firstName} ${talent.lastName}`.trim()} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
