import { useEffect, useState } from 'react';
import { Button } from '@radix-ui/themes';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serverNow, useTimeZone } from '@bridge/client';
import { deviceZone, nameZone, type DirectoryFilters } from '@bridge/model';
import { EmptyState, FailedState, PageButton, SearchBox } from '@bridge/ui';
import { Paging } from '../parts/paging.tsx';
import { mentorsQuery } from '../queries.ts';
import { MentorFilters } from './mentor-filters.tsx';
import { MentorGridSkeleton } from './mentor-grid-skeleton.tsx';
import { MentorCount, MentorGrid } from './mentor-grid.tsx';
import '../mentorship.css';

/** The search as it stands in the address. */
export type DirectorySearch = { q: string; page: number; filters?: DirectoryFilters };

/** All mentors that can be booked, those that fit best first. What is searched and which page is open is the caller's. */
export function MentorDirectory({ q, page, filters: asked = {}, onSearch }: DirectorySearch & { /** `isTidied`: the address had what there is not. */ onSearch: (next: DirectorySearch, isTidied?: boolean) => void }) {
  const { t } = useTranslation('mentorship');
  const { data } = useQuery(mentorsQuery({ q, page, filters: asked }));
  const [choices, setChoices] = useState(data?.filters);
  if (data?.filters && data.filters !== choices) setChoices(data.filters); // they stay while another page is on its way
  const filters = choices ? { ...asked, topic: choices.topics.find(({ value }) => value === asked.topic)?.value, language: choices.languages.find((code) => code === asked.language) } : asked;
  const isOdd = filters.topic !== asked.topic || filters.language !== asked.language;
  useEffect(() => {
    if (isOdd) onSearch({ q, page, filters }, true);
  });
  return (
    <>
      <h1 className="br-d2">{t('directory.title')}</h1>
      <SearchBox label={t('directory.search')} hint={t('directory.searchHint')} q={q} onSearch={(text) => onSearch({ q: text, page: 1, filters })} />
      <div className="br-directory">
        <MentorFilters filters={filters} choices={choices} onChange={(next) => onSearch({ q, page: 1, filters: next })} />
        <div className="br-column">
          <div className="br-card-head">
            <h2 className="br-d3">{t('directory.relevant')}</h2>
            <MentorCount total={data?.total} isMore={data?.isMore} />
          </div>
          {data?.young && <p className="br-reason">{t(data.paused ? 'directory.paused' : 'directory.young')}</p>}
          <Mentors q={q} page={page} filters={filters} onSearch={onSearch} />
          <Paging page={page} shown={data} onPage={(next) => onSearch({ q, page: next, filters })} />
        </div>
      </div>
    </>
  );
}

function Mentors({ q, page, filters = {}, onSearch }: DirectorySearch & { onSearch: (next: DirectorySearch) => void }) {
  const { t, i18n } = useTranslation('mentorship');
  const timeZone = useTimeZone();
  const { data, isError, isFetching, refetch } = useQuery(mentorsQuery({ q, page, filters }));
  if (!data && isError)
    return (
      <section className="br-card">
        <FailedState title={t('directory.failedTitle')} text={t('directory.failedText')} busy={isFetching} onRetry={() => void refetch()} />
      </section>
    );
  if (!data) return <MentorGridSkeleton />;
  if (data.mentors.length > 0)
    return (
      <>
        {timeZone !== deviceZone() && <p className="br-small br-muted">{t('directory.times', { zone: nameZone(timeZone, new Date(serverNow()).toISOString(), i18n.language) })}</p>}
        <MentorGrid mentors={data.mentors} timeZone={timeZone} />
      </>
    );
  return <NoMentors q={q} filters={filters} isBeyond={data.total > 0} isForYoung={data.young === true} isPaused={data.paused === true} onSearch={onSearch} />;
}

function NoMentors({ q, filters = {}, isBeyond, isForYoung, isPaused, onSearch }: Omit<DirectorySearch, 'page'> & { isBeyond: boolean; isForYoung: boolean; isPaused: boolean; onSearch: (next: DirectorySearch) => void }) {
  const { t } = useTranslation('mentorship');
  const isNarrowed = Object.values(filters).some(Boolean);
  const text = isBeyond ? t('directory.nonePage') : isNarrowed ? t('filters.none') : q ? t('directory.noneSearched') : t(isPaused ? 'directory.noneWhilePaused' : isForYoung ? 'directory.noneForYoung' : 'directory.noneYet');
  const action = (label: string, next: DirectorySearch) => (
    <Button size="3" variant="outline" onClick={() => onSearch(next)}>
      {label}
    </Button>
  );
  const wayOn = isBeyond
    ? action(t('directory.first'), { q, page: 1, filters })
    : isNarrowed
      ? action(t('filters.clear'), { q, page: 1 })
      : q && action(t('directory.clear'), { q: '', page: 1 });
  const toDashboard = <PageButton to="/talent/dashboard">{t('toDashboard')}</PageButton>;
  return (
    <section className="br-card">
      <EmptyState art={q || isNarrowed ? 'no-match' : 'empty'} title={isBeyond ? text : t('directory.none')} text={isBeyond ? undefined : text} action={wayOn || toDashboard} />
    </section>
  );
}
