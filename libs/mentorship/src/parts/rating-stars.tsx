import { useTranslation } from 'react-i18next';
import { Stars } from '@bridge/ui';
import { oneDecimal } from './one-decimal.ts';

/** An average of real reviews, to one decimal; without any it says so. */
export function RatingStars({ average, count, long = false }: { average: number | null; count: number; long?: boolean }) {
  const { t, i18n } = useTranslation('mentorship');
  if (!count || average === null) return <span className="br-small br-muted">{t('rating.none')}</span>;
  const figure = oneDecimal(average, i18n.language);
  return (
    <Stars value={average} label={t('rating.stars', { average: figure })}>
      <span>
        <b>{figure}</b> <span className="br-muted">{long ? t('rating.from', { count }) : t('rating.countShort', { count })}</span>
      </span>
    </Stars>
  );
}
