import { useTranslation } from 'react-i18next';
import { RatingStars } from '../parts/rating-stars.tsx';
import type { Figures } from './figures.ts';

/** How talents rate the sessions, how many there were, and how soon requests are answered. */
export function PerformanceCard({ figures: { rating, completedSessions: count, response } }: { figures: Figures }) {
  const { t } = useTranslation('mentorship');
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('mentor.performance.title')}</h2>
      <RatingStars long average={rating.average} count={rating.count} />
      <p className="br-muted">{count ? t('mentor.performance.completed', { count }) : t('mentor.performance.noneCompleted')}</p>
      {response.asked > 0 && (
        <p className="br-muted">
          {t('mentor.performance.answered', response)} {response.medianHours !== null && t('mentor.performance.median', { count: Math.max(1, Math.round(response.medianHours)) })}
        </p>
      )}
    </section>
  );
}
