import { Button } from '@radix-ui/themes';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState, FailedState, PendingState, Skeleton } from '@bridge/ui';
import { Paging } from '../parts/paging.tsx';
import { menteesQuery } from '../queries.ts';
import { MenteeRow } from './mentee-row.tsx';
import '../mentorship.css';

/** Everybody the mentor works with, or worked with. */
export function MenteesPage({ userId, page, onPage }: { userId: string; page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('mentorship');
  const { data } = useQuery(menteesQuery(userId, page));
  return (
    <>
      <div className="br-stack">
        <h1 className="br-d2">{t('menteesPage.title')}</h1>
        <p className="br-lede">{t('menteesPage.lead')}</p>
      </div>
      <section className="br-card">
        <Mentees userId={userId} page={page} />
      </section>
      {(page > 1 || (data && data.total > data.limit)) && <Paging page={page} pages={data && Math.ceil(data.total / data.limit)} onPage={onPage} />}
    </>
  );
}

function Mentees({ userId, page }: { userId: string; page: number }) {
  const { t } = useTranslation('mentorship');
  const { data, isError, isFetching, refetch } = useQuery(menteesQuery(userId, page));
  if (!data && isError) return <FailedState title={t('menteesPage.failedTitle')} text={t('menteesPage.failedText')} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <PendingState label={t('menteesPage.loading')}>
        <div className="br-stack">
          <Skeleton height="3em" />
          <Skeleton height="3em" />
        </div>
      </PendingState>
    );
  if (data.mentees.length === 0)
    return (
      <EmptyState
        title={t('menteesPage.none')}
        text={t('menteesPage.noneText')}
        action={
          <Button asChild size="3" variant="outline">
            <Link to="/mentor/requests">{t('menteesPage.toRequests')}</Link>
          </Button>
        }
      />
    );
  return (
    <ul className="br-list br-list-wrap" role="list">
      {data.mentees.map((mentee) => (
        <MenteeRow key={mentee.userId} mentee={mentee} />
      ))}
    </ul>
  );
}
