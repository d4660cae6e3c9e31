import { useTranslation } from 'react-i18next';
import { EmptyState, PageButton, PageHead } from '@bridge/ui';
import '../mentorship.css';

export type Resource = { id: string; title: string; text: string; steps: readonly { id: string; text: string }[] };

/** Sheets for the sessions a mentor gives, from content. */
export function ResourcesPage({ resources }: { resources: readonly Resource[] }) {
  const { t } = useTranslation('mentorship');
  return (
    <>
      <PageHead title={t('resourcesPage.title')} lead={t('resourcesPage.lead')} />
      {resources.length === 0 ? (
        <section className="br-card">
          <EmptyState
            title={t('resourcesPage.none')}
            text={t('resourcesPage.noneText')}
            action={<PageButton to="/mentor/dashboard">{t('toDashboard')}</PageButton>}
          />
        </section>
      ) : (
        <div className="br-g3 br-sheets">
          {resources.map(({ id, title, text, steps }) => (
            <article key={id} className="br-card">
              <h2 className="br-d4">{title}</h2>
              <p className="br-muted">{text}</p>
              <ul className="br-ticks" role="list">
                {steps.map((step) => (
                  <li key={step.id}>{step.text}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      )}
    </>
  );
}
