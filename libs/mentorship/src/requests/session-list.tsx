import { useState, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LoadedList, Skeleton } from '@bridge/ui';
import { Paging } from '../parts/paging.tsx';
import { sessionsQuery } from '../queries.ts';
import type { SessionsFilter } from '../queries.ts';
import { MentorSession } from './mentor-session.tsx';

type Props = {
  when: NonNullable<SessionsFilter['when']>;
  title: string;
  /** Where there is none: what will be here, and how it comes. */
  none: ReactElement;
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
      <Paging page={page} shown={data} onPage={setPage} />
    </section>
  );
}

function Sessions({ when, page, none, now }: Omit<Props, 'title'> & { page: number }) {
  const { t } = useTranslation('mentorship');
  const query = useQuery(sessionsQuery({ when, page }));
  return (
    <LoadedList
      query={query}
      loading={t('requests.loading')}
      outline={<Skeleton height="3em" />}
      failed={{ title: t('requests.failedTitle'), text: t('requests.failedText'), level: 3 }}
      entries={({ sessions }) => sessions}
      empty={none}
      className="br-list br-list-top"
    >
      {(session) => <MentorSession key={session.id} session={session} now={now} />}
    </LoadedList>
  );
}
