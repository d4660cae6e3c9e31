import { useTranslation } from 'react-i18next';
import { dateFormat, type TimeOff } from '@bridge/model';

/** From which day to which a mentor cannot be booked, as a row of a list of facts. */
export function TimeOffRow({ from, to }: TimeOff) {
  const { t, i18n } = useTranslation('mentorship');
  const date = (day: string) => dateFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));
  return (
    <div>
      <dt>{t('mentor.terms.daysOff')}</dt>
      <dd>{from === to ? date(from) : t('mentor.availability.hours', { from: date(from), to: date(to) })}</dd>
    </div>
  );
}
