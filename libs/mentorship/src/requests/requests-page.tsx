import type { ReactNode } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState, FailedState, PageButton, PageHead } from '@bridge/ui';
import { sessionsQuery } from '../queries.ts';
import { SessionList } from './session-list.tsx';
import '../mentorship.css';

const lists = ['requested', 'upcoming', 'past'] as const;

/** What talents ask for, what was accepted, and what is over. */
export function RequestsPage({ now = new Date() }: { now?: Date }) {
  const { t } = useTranslation('mentorship');
  return (
    <>
      <PageHead title={t('requests.title')} lead={t('requests.lead')} />
      <FailedAll>
        <SessionList when="requested" title={t('requests.waiting')} none={<NoRequests />} now={now} />
        <SessionList when="upcoming" title={t('requests.sessions')} none={<p className="br-muted">{t('requests.noneSessionsText')}</p>} now={now} />
        <SessionList when="past" title={t('requests.past')} none={<p className="br-muted">{t('requests.nonePast')}</p>} now={now} />
      </FailedAll>
    </>
  );
}

/** What makes talents book stands on the dashboard: before the profile is verified the way there, after it prices and hours. */
function NoRequests() {
  const { t } = useTranslation('mentorship');
  return (
    <EmptyState
      level={3}
      title={t('requests.none')}
      text={t('requests.noneText')}
      action={<PageButton to="/mentor/dashboard">{t('toDashboard')}</PageButton>}
    />
  );
}

/** Where none of the lists came, that is said once, with one way to ask for all of them again. */
function FailedAll({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mentorship');
  const asked = useQueries({ queries: lists.map((when) => sessionsQuery({ when, page: 1 })) });
  if (!asked.every(({ data, isError }) => isError && !data)) return children;
  return (
    <section className="br-card">
      <FailedState title={t('requests.failedTitle')} text={t('requests.failedText')} level={2} busy={asked.some(({ isFetching }) => isFetching)} onRetry={() => asked.forEach(({ refetch }) => void refetch())} />
    </section>
  );
}
