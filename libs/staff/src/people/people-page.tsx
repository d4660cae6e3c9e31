import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState, Loaded, PageHead, SearchBox, Skeleton } from '@bridge/ui';
import { useAllowed } from '../parts/use-allowed.ts';
import { useWords } from '../parts/use-words.ts';
import { findPersonQuery } from '../queries.ts';

/** Looks one person up, by the whole e-mail address or the id; nobody leafs through people. */
export function PeoplePage({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation('staff');
  const words = useWords();
  const query = useAllowed(useQuery(findPersonQuery(q)));
  return (
    <>
      <PageHead title={t('people.title')} lead={t('people.lead')} />
      <SearchBox label={t('people.search')} q={q} onSearch={onSearch} />
      {q && (
        <section className="br-card" aria-label={t('people.title')}>
          <Loaded query={query} loading={words.loading} outline={<Skeleton height="3em" />} failed={words.failed(query.error)}>
            {({ person }) =>
              person ? (
                <div className="br-stack">
                  <h2 className="br-d4 br-name">
                    <Link to="/staff/people/$personId" params={{ personId: person.id }} className="br-link">
                      {person.name || t('untitled')}
                    </Link>
                  </h2>
                  <p className="br-small br-muted br-staff-line">
                    <span>{person.email}</span>
                    <span>{t(`roles.${person.role}`)}</span>
                  </p>
                </div>
              ) : (
                <EmptyState action={null} title={t('people.none')} text={t('people.noneText')} art="no-match" />
              )
            }
          </Loaded>
        </section>
      )}
    </>
  );
}
