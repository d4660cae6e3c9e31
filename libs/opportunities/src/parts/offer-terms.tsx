import { useTranslation } from 'react-i18next';
import type { Opportunity } from '@bridge/model';
import { Tag } from '@bridge/ui';
import { useCalendarDay } from './use-day.ts';

type Terms = { deadline: string | null; start: string | null; places: number | null; pay: string };

/** Until when, from when, for how many and for how much, as far as it is said. */
export function OfferTerms({ deadline, start, places, pay }: Terms) {
  const { t } = useTranslation('opportunities');
  const day = useCalendarDay();
  if (!deadline && !start && places === null && !pay) return null;
  return (
    <p className="br-small br-offer-facts">
      {deadline && <span>{t('terms.deadline', { day: day(deadline) })}</span>}
      {start && <span>{t('terms.start', { day: day(start) })}</span>}
      {places !== null && <span>{t('terms.places', { count: places })}</span>}
      {pay && (
        <span>
          {t('terms.pay')} <bdi>{pay}</bdi>
        </span>
      )}
    </p>
  );
}

/** Why nobody can apply any more, or the reader cannot. */
export function OverTag({ over }: { over: NonNullable<Opportunity['over']> }) {
  const { t } = useTranslation('opportunities');
  return <Tag tone="amber">{t(`over.${over}`)}</Tag>;
}
