import { useTranslation } from 'react-i18next';

const sections = ['welcome', 'upcoming', 'mentees', 'tools', 'performance', 'availability', 'community', 'actions'] as const;

/** The sections of the dashboard before it has anything to show: each says when it will. */
export function Placeholders({ stage }: { stage: 'complete' | 'pending' }) {
  const { t } = useTranslation('mentorship');
  return (
    <div className="br-mgrid">
      {sections.map((section) => (
        <section key={section} className="br-card">
          <h2 className="br-d4">{t(`mentor.${section}.title`)}</h2>
          <p className="br-muted">{t(`mentor.placeholder.${stage}.${section}`)}</p>
        </section>
      ))}
    </div>
  );
}
