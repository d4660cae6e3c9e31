import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState, FailedState, PendingState, Skeleton } from '@bridge/ui';
import { Paging } from '../parts/paging.tsx';
import { sessionsQuery } from '../queries.ts';
import type { SessionsFilter } from '../queries.ts';
import { MentorSession } from './mentor-session.tsx';

type Props = {
  when: NonNullable<SessionsFilter['when']>;
  title: string;
  none: { title?: string; text: string };
  now: Date;
};

/** One list of the mentor's sessions, page by page. */
export function SessionList({ when, title, none, now }: Props) {
  const [page, setPage] = useState(1);
  const { data } = useQuery(sessionsQuery({ when, page }));
  return (
    <section className="br-card">
      <h2 className="br-d4">{title}</h2>
      <Sessions when={when} page={page} none={none} now={now} />
      {(page > 1 || (data && data.total > data.limit)) && <Paging page={page} pages={data && Math.ceil(data.total / data.limit)} onPage={setPage} />}
    </section>
  );
}

function Sessions({ when, page, none, now }: Omit<Props, 'title'> & { page: number }) {
  const { t } = useTranslation('mentorship');
  const { data, isError, isFetching, refetch } = useQuery(sessionsQuery({ when, page }));
  if (!data && isError)
    return <FailedState level={3} title={t('requests.failedTitle')} text={t('requests.failedText')} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <PendingState label={t('requests.loading')}>
        <Skeleton height="3em" />
      </PendingState>
    );
  if (data.sessions.length > 0)
    return (
      <ul className="br-list br-list-top" role="list">
        {data.sessions.map((session) => (
          <MentorSession key={session.id} session={session} now={now} />
        ))}
      </ul>
    );
  return none.title ? <EmptyState level={3} title={none.title} text={none.text} /> : <p className="br-muted">{none.text}</p>;
}
