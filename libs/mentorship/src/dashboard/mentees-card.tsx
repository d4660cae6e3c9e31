import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PendingState, Skeleton } from '@bridge/ui';
import { MenteeRow } from '../mentees/mentee-row.tsx';
import { menteesQuery } from '../queries.ts';

const shown = 3;

/** The talents the mentor works with: the first few, and the way to all. */
export function MenteesCard({ userId }: { userId: string }) {
  const { t } = useTranslation('mentorship');
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('mentor.mentees.title')}</h2>
      <Mentees userId={userId} />
    </section>
  );
}

function Mentees({ userId }: { userId: string }) {
  const { t } = useTranslation('mentorship');
  const { data, isError } = useQuery(menteesQuery(userId, 1));
  if (!data && isError) return <p className="br-muted" role="alert">{t('menteesPage.failedTitle')}</p>;
  if (!data)
    return (
      <PendingState label={t('menteesPage.loading')}>
        <Skeleton height="3em" />
      </PendingState>
    );
  if (data.mentees.length === 0)
    return (
      <>
        <p className="br-muted">{t('mentor.mentees.none')}</p>
        <Link to="/mentor/requests" className="br-link br-start">
          {t('mentor.actions.requests')}
        </Link>
      </>
    );
  return (
    <>
      <ul className="br-list br-list-wrap" role="list">
        {data.mentees.slice(0, shown).map((mentee) => (
          <MenteeRow key={mentee.userId} mentee={mentee} />
        ))}
      </ul>
      <Link to="/mentor/mentees" className="br-link br-start">
        {t('mentor.mentees.all')}
      </Link>
    </>
  );
}
