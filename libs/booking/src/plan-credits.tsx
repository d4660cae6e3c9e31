import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { formatPrice, fullDayOf, type Credit, type Refund } from '@bridge/model';
import { Tag } from '@bridge/ui';
import { fullName } from './booking.ts';
import { creditsQuery } from './queries.ts';

/** What is left of plans that were paid for, and what of it goes back, with one mentor or with all; nothing where nothing is. `link`: the way to the mentor. */
export function PlanCredits({ mentorId, link }: { mentorId?: string; link?: (credit: Credit, name: string) => ReactNode }) {
  const { t, i18n } = useTranslation('booking');
  const timeZone = useTimeZone();
  const { data: { credits = [], refunds = [] } = {} } = useQuery(creditsQuery(mentorId));
  return (
    <>
      {credits.length > 0 && (
        <ul className="br-list bk-credits" role="list" aria-label={t('credit.title')}>
          {credits.map((credit) => (
            <li key={credit.packId}>
              <div className="br-grow">
                <b>{t('credit.left', { count: credit.left, of: credit.of })}</b>
                <p className="br-small br-muted">
                  {t(mentorId ? 'credit.of' : 'credit.with', { plan: t(`plan.${credit.plan}`), mentor: fullName(credit.mentor) })}{' '}
                  {t('credit.until', { day: fullDayOf(credit.expiresAt, timeZone, i18n.language) })}
                </p>
                {credit.endsSoon && (
                  <p>
                    <Tag tone="amber">{t('credit.endsSoon')}</Tag>
                  </p>
                )}
              </div>
              {link?.(credit, fullName(credit.mentor))}
            </li>
          ))}
        </ul>
      )}
      {refunds.length > 0 && (
        <ul className="br-list bk-credits" role="list" aria-label={t('refund.title')}>
          {refunds.map((refund) => (
            <RefundRow key={refund.id} refund={refund} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </>
  );
}

function RefundRow({ refund: { amount, currency, cause, mentor, plan, refundedAt }, timeZone }: { refund: Refund; timeZone: string }) {
  const { t, i18n } = useTranslation('booking');
  const price = formatPrice(amount, currency, i18n.language);
  return (
    <li>
      <div className="br-grow">
        <b>{refundedAt ? t('refund.done', { price, day: fullDayOf(refundedAt, timeZone, i18n.language) }) : t('refund.due', { price })}</b>
        <p className="br-small br-muted">{mentor || cause === 'ended' ? t(`refund.${cause}`, { mentor: mentor ? fullName(mentor) : '', plan: t(`plan.${plan}`) }) : t('refund.gone', { plan: t(`plan.${plan}`) })}</p>
      </div>
    </li>
  );
}
