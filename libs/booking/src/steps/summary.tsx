import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@bridge/client';
import type { SessionRules } from '@bridge/content';
import { clockIn, currentZone, dayOf, formatPrice, fullDayOf, listOf, nameZone, plans } from '@bridge/model';
import { PersonImage } from '@bridge/ui';
import { fullName, priceOf, type BookedMentor, type Choices } from '../booking.ts';
import { creditsQuery } from '../queries.ts';

type Props = { mentor: BookedMentor; timeZone: string; rules: SessionRules; choices: Choices };

/** What is being booked, as far as it is chosen: beside the steps, for whoever has room there. */
export function SummaryPanel({ mentor, timeZone, rules, choices: { startsAt, plan, packId } }: Props) {
  const { t, i18n } = useTranslation('booking');
  const price = usePrice(mentor, { plan, packId });
  const theirs = mentor.timeZone;
  const isElsewhere = theirs !== null && currentZone(theirs) !== currentZone(timeZone);
  const minutes = plan ? rules.plans[plan].minutes : undefined;
  const until = startsAt && new Date(Date.parse(startsAt) - rules.noticeHours * 3_600_000).toISOString();
  const rows = [
    ['day', startsAt && fullDayOf(startsAt, timeZone, i18n.language)],
    ['time', startsAt && hours(startsAt, minutes, timeZone)],
    ['zone', nameZone(timeZone, startsAt || new Date(serverNow()).toISOString(), i18n.language)], // chosen already, as that of the person
    ...(startsAt && isElsewhere ? ([['theirs', listOf([hours(startsAt, minutes, theirs), nameZone(theirs, startsAt, i18n.language)], i18n.language)]] as const) : []),
    ['plan', plan && t(`plan.${plan}`)],
    ['price', price],
  ] as const;
  return (
    <section className="bk-panel" aria-label={t('summary.title')}>
      <div className="br-row">
        <PersonImage person={mentor} />
        <b className="br-name br-grow">{fullName(mentor)}</b>
      </div>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="br-muted">{t(`summary.${name}`)}</dt>
            <dd>{value || <span className="br-muted">{t('summary.open')}</span>}</dd>
          </div>
        ))}
      </dl>
      {until && Date.parse(until) > serverNow() && <p className="br-small br-muted">{t('summary.until', { day: fullDayOf(until, timeZone, i18n.language), time: clockIn(until, timeZone) })}</p>}
    </section>
  );
}

/** The same in one row over the foot, where there is no room beside. */
export function SummaryRow({ mentor, timeZone, choices: { startsAt, plan, packId } }: Omit<Props, 'rules'>) {
  const { t, i18n } = useTranslation('booking');
  const price = usePrice(mentor, { plan, packId });
  const date = startsAt && dayOf(startsAt, timeZone, i18n.language);
  return (
    <div className="bk-row">
      <p>
        <b>{date ? listOf([`${date.day} ${date.month}`, clockIn(startsAt, timeZone)], i18n.language) : t('summary.noTime')}</b>
        {startsAt && <span className="br-small br-muted">{nameZone(timeZone, startsAt, i18n.language)}</span>}
      </p>
      <b>{price}</b>
    </div>
  );
}

function hours(startsAt: string, minutes: number | undefined, timeZone: string): string {
  const from = clockIn(startsAt, timeZone);
  return minutes === undefined ? from : `${from}–${clockIn(Date.parse(startsAt) + minutes * 60_000, timeZone)}`;
}

/** Paid already, or free, the price of the plan, or from how much on while none is chosen. */
function usePrice(mentor: BookedMentor, { plan, packId }: Pick<Choices, 'plan' | 'packId'>): string {
  const { t, i18n } = useTranslation('booking');
  const { data } = useQuery({ ...creditsQuery(mentor.userId), enabled: packId !== undefined });
  const credit = data?.credits.find((one) => one.packId === packId);
  if (credit) return t(credit.price ? 'credit.paid' : 'plan.noPrice');
  const prices = (plan ? [plan] : plans).map((one) => priceOf(mentor, one) ?? 0);
  const least = Math.min(...prices);
  if (least === 0) return t('plan.noPrice');
  const price = formatPrice(least, mentor.currency, i18n.language);
  return plan ? price : t('summary.from', { price });
}
