import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

/** What sheets there are for the sessions a mentor gives. */
export function ToolsCard({ tools }: { tools: readonly string[] }) {
  const { t } = useTranslation('mentorship');
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('mentor.tools.title')}</h2>
      <ul className="br-ticks" role="list">
        {tools.map((tool) => (
          <li key={tool}>{tool}</li>
        ))}
      </ul>
      <Link to="/mentor/resources" className="br-link br-start">
        {t('mentor.tools.all')}
      </Link>
    </section>
  );
}
