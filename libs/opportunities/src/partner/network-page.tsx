import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState, LoadedList, PageButton, PageHead, PersonImage, SafetyMenu, Skeleton, Tag } from '@bridge/ui';
import { Paging } from '../parts/paging.tsx';
import { useDay } from '../parts/use-day.ts';
import { networkQuery } from '../queries.ts';
import '../opportunities.css';

/** The talents who applied to the partner, each once. */
export function NetworkPage({ userId, page, onPage }: { userId: string; page: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('opportunities');
  const { data } = useQuery(networkQuery(userId, page));
  return (
    <>
      <PageHead title={t('network.title')} lead={t('network.lead')} />
      <section className="br-card">
        <People userId={userId} page={page} />
      </section>
      <Paging page={page} shown={data} onPage={onPage} />
    </>
  );
}

function People({ userId, page }: { userId: string; page: number }) {
  const { t } = useTranslation('opportunities');
  const day = useDay();
  const query = useQuery(networkQuery(userId, page));
  return (
    <LoadedList
      query={query}
      loading={t('network.loading')}
      outline={<Skeleton height="6em" />}
      failed={{ title: t('network.failedTitle'), text: t('failedText') }}
      entries={({ talents }) => talents}
      empty={
        <EmptyState
          title={t('network.none')}
          text={t('network.noneText')}
          action={<PageButton to="/partner/opportunities">{t('applicants.toPosts')}</PageButton>}
        />
      }
      className="br-list br-rows"
    >
      {({ userId: id, firstName, lastName, profileImageUrl, email, applications, invited, lastAppliedAt }) => (
        <li key={id}>
          <PersonImage person={{ userId: id, firstName, lastName, profileImageUrl }} />
          <div className="br-grow br-stack">
            <h2 className="br-d4 br-name" translate="no">
              {`${firstName} ${lastName}`.trim()}
            </h2>
            <p className="br-small br-muted br-offer-facts">
              <span>{t('network.applications', { count: applications })}</span>
              <span>{t('network.last', { day: day(lastAppliedAt) })}</span>
            </p>
          </div>
          {invited > 0 && <Tag tone="jade">{t('applicationStates.invited')}</Tag>}
          <div className="br-row br-reach">
            <a className="br-link" href={`mailto:${email}`}>
              {email}
            </a>
            <SafetyMenu about="person" id={id} name={`${firstName} ${lastName}`.trim()} />
          </div>
        </li>
      )}
    </LoadedList>
  );
}
