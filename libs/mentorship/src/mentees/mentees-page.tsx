import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState, LoadedList, PageButton, PageHead, Skeleton } from '@bridge/ui';
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
      <PageHead title={t('menteesPage.title')} lead={t('menteesPage.lead')} />
      <section className="br-card">
        <Mentees userId={userId} page={page} />
      </section>
      <Paging page={page} shown={data} onPage={onPage} />
    </>
  );
}

function Mentees({ userId, page }: { userId: string; page: number }) {
  const { t } = useTranslation('mentorship');
  const query = useQuery(menteesQuery(userId, page));
  return (
    <LoadedList
      query={query}
      loading={t('menteesPage.loading')}
      outline={
        <div className="br-stack">
          <Skeleton height="3em" />
          <Skeleton height="3em" />
        </div>
      }
      failed={{ title: t('menteesPage.failedTitle'), text: t('menteesPage.failedText') }}
      entries={({ mentees }) => mentees}
      empty={
        <EmptyState
          title={t('menteesPage.none')}
          text={t('menteesPage.noneText')}
          action={<PageButton to="/mentor/requests">{t('menteesPage.toRequests')}</PageButton>}
        />
      }
      className="br-list br-list-wrap"
    >
      {(mentee) => <MenteeRow key={mentee.userId} mentee={mentee} />}
    </LoadedList>
  );
}
