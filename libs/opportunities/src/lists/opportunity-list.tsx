import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Opportunity } from '@bridge/model';
import { EmptyState, FailedState, PageButton, PendingState, Skeleton } from '@bridge/ui';
import { Paging } from '../parts/paging.tsx';
import { opportunitiesQuery, type OpportunitiesFilter } from '../queries.ts';
import type { Category } from './category-select.tsx';
import { OpportunityCard } from './opportunity-card.tsx';

type Props = {
  userId: string;
  filter: OpportunitiesFilter;
  categories: readonly Category[];
  onPage: (page: number) => void;
  onClear: () => void;
  onApply: (opportunity: Opportunity) => void;
};

/** Opportunities as cards, page by page. */
export function OpportunityList(props: Props) {
  const { t } = useTranslation('opportunities');
  const { data } = useQuery(opportunitiesQuery(props.userId, props.filter));
  return (
    <>
      <p className="br-small br-muted" role="status">
        {data && (data.total > 0 || props.filter.show !== 'fitting') ? t('found', { count: data.total }) : ''}
      </p>
      <Cards {...props} />
      <Paging page={props.filter.page ?? 1} shown={data} onPage={props.onPage} />
    </>
  );
}

function Cards({ userId, filter, categories, onClear, onApply }: Props) {
  const { t } = useTranslation('opportunities');
  const { data, isError, isFetching, refetch } = useQuery(opportunitiesQuery(userId, filter));
  if (!data && isError)
    return (
      <section className="br-card">
        <FailedState title={t('failedTitle')} text={t('failedText')} busy={isFetching} onRetry={() => void refetch()} />
      </section>
    );
  if (!data)
    return (
      <PendingState label={t('loading')}>
        <div className="br-ogrid">
          {[1, 2, 3, 4].map((n) => (
            <div key={n} className="br-card">
              <Skeleton width="60%" height="1.5em" />
              <Skeleton height="6em" />
            </div>
          ))}
        </div>
      </PendingState>
    );
  if (data.opportunities.length > 0)
    return (
      <ul className="br-ogrid" role="list">
        {data.opportunities.map((opportunity) => (
          <li key={opportunity.id}>
            <OpportunityCard userId={userId} opportunity={opportunity} categories={categories} onApply={() => onApply(opportunity)} />
          </li>
        ))}
      </ul>
    );
  const isNarrowed = Boolean(filter.q || filter.category || (filter.page ?? 1) > 1 || filter.show === 'saved');
  const none = filter.show === 'fitting' ? (data.answered ? 'noneFitting' : 'noAnswers') : filter.show === 'saved' && !filter.q && !filter.category ? 'noneSaved' : isNarrowed ? 'noneFound' : 'noneYet';
  return (
    <section className="br-card">
      <EmptyState
        art={filter.q ? 'no-match' : 'empty'}
        title={t(`${none}.title`)}
        text={t(`${none}.text`)}
        action={
          filter.show !== 'fitting' && isNarrowed ? (
            <Button size="3" variant="outline" onClick={onClear}>
              {t('showAll')}
            </Button>
          ) : (
            <PageButton to={none === 'noneFitting' ? '/talent/projects' : '/talent/dashboard'}>{t(`${none === 'noneFitting' ? none : 'noAnswers'}.action`)}</PageButton>
          )
        }
      />
    </section>
  );
}
