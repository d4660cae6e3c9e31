import { useTranslation } from 'react-i18next';

/** Whom a mentor asks. */
export function CommunityCard({ supportEmail }: { supportEmail: string }) {
  const { t } = useTranslation('mentorship');
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('mentor.community.title')}</h2>
      <p className="br-muted">{t('mentor.community.text')}</p>
      <a className="br-link br-start" href={`mailto:${supportEmail}`}>
        {t('mentor.community.write')}
      </a>
    </section>
  );
}
