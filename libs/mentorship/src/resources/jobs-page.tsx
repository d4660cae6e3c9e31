import { useTranslation } from 'react-i18next';
import { EmptyState, PageButton, PageHead, Tag } from '@bridge/ui';
import '../mentorship.css';

export type Job = { id: string; title: string; type: string; place: string; description: string };

/** Paid work for mentors, from content. */
export function JobsPage({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation('mentorship');
  return (
    <>
      <PageHead title={t('jobsPage.title')} lead={t('jobsPage.lead')} />
      <section className="br-card">
        {jobs.length === 0 ? (
          <EmptyState
            title={t('jobsPage.none')}
            text={t('jobsPage.noneText')}
            action={<PageButton to="/mentor/dashboard">{t('toDashboard')}</PageButton>}
          />
        ) : (
          <ul className="br-list br-list-top" role="list">
            {jobs.map(({ id, title, type, place, description }) => (
              <li key={id}>
                <article className="br-grow br-stack br-mentor-reasons">
                  <h2 className="br-d4">{title}</h2>
                  <div className="br-row">
                    <Tag>{type}</Tag>
                    <Tag>{place}</Tag>
                  </div>
                  <p className="br-words">{description}</p>
                </article>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
