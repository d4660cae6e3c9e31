import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { fullDayOf, type Credit } from '@bridge/model';
import { fullName } from './booking.ts';
import { creditsQuery } from './queries.ts';

/** What is left of plans that were paid for, with one mentor or with all; nothing where nothing is. `link`: the way to the mentor. */
export function PlanCredits({ mentorId, link }: { mentorId?: string; link?: (credit: Credit, name: string) => ReactNode }) {
  const { t, i18n } = useTranslation('booking');
  const timeZone = useTimeZone();
  const { data: credits = [] } = useQuery(creditsQuery(mentorId));
  if (credits.length === 0) return null;
  return (
    <ul className="br-list bk-credits" role="list" aria-label={t('credit.title')}>
      {credits.map((credit) => (
        <li key={credit.packId}>
          <div className="br-grow">
            <b>{t('credit.left', { count: credit.left, of: credit.of })}</b>
            <p className="br-small br-muted">
              {t(mentorId ? 'credit.of' : 'credit.with', { plan: t(`plan.${credit.plan}`), mentor: fullName(credit.mentor) })}{' '}
              {t('credit.until', { day: fullDayOf(credit.expiresAt, timeZone, i18n.language) })}
            </p>
          </div>
          {link?.(credit, fullName(credit.mentor))}
        </li>
      ))}
    </ul>
  );
}
