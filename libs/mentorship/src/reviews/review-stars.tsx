import { useTranslation } from 'react-i18next';
import { Stars } from '@bridge/ui';

/** The stars of one review, with their number. */
export function ReviewStars({ rating }: { rating: number }) {
  const { t, i18n } = useTranslation('mentorship');
  const figure = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1 }).format(rating);
  return (
    <Stars value={rating} label={t('rating.stars', { average: figure })}>
      <b aria-hidden="true">{figure}</b>
    </Stars>
  );
}
