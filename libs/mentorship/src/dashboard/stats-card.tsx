import { useTranslation } from 'react-i18next';
import type { Figures } from './figures.ts';

/** Four figures in large type. */
export function StatsCard({ figures }: { figures: Figures }) {
  const { t, i18n } = useTranslation('mentorship');
  const number = (value: number, decimals = 0) =>
    new Intl.NumberFormat(i18n.language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value);
  const { average, count } = figures.rating;
  const stats = [
    { id: 'mentees', label: t('mentor.stats.mentees', { count: figures.activeMentees }), value: number(figures.activeMentees) },
    { id: 'month', label: t('mentor.stats.month', { count: figures.sessionsThisMonth }), value: number(figures.sessionsThisMonth) },
    {
      id: 'average',
      label: count ? t('mentor.stats.average', { count }) : t('mentor.stats.noAverage'),
      value: average === null ? '–' : number(average, 1),
    },
    { id: 'completed', label: t('mentor.stats.completed', { count: figures.completedSessions }), value: number(figures.completedSessions) },
  ];
  return (
    <section className="br-card">
      <h2 className="br-vh">{t('mentor.welcome.title')}</h2>
      <dl className="br-stats br-stats-in">
        {stats.map(({ id, label, value }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className="br-num br-stat">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
