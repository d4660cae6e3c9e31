import { useTranslation } from 'react-i18next';
import { Stars } from '@bridge/ui';

const formats = new Map<string, Intl.NumberFormat>(); // a list draws many

function formatOf(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  formats.set(locale, format);
  return format;
}

/** An average of real reviews, to one decimal; without any it says so. */
export function RatingStars({ average, count, long = false }: { average: number | null; count: number; long?: boolean }) {
  const { t, i18n } = useTranslation('mentorship');
  if (!count || average === null) return <span className="br-small br-muted">{t('rating.none')}</span>;
  const figure = formatOf(i18n.language).format(average);
  return (
    <Stars value={average} label={t('rating.stars', { average: figure })}>
      <span>
        <b>{figure}</b> <span className="br-muted">{long ? t('rating.from', { count }) : t('rating.countShort', { count })}</span>
      </span>
    </Stars>
  );
}
