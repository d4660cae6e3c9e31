import { useTranslation } from 'react-i18next';
import { useLeftOpen } from '@bridge/ui';
import { days, daysOffAhead, formatPrice, joinStretches, listOf, nameZone } from '@bridge/model';
import { HoursDialog } from '../hours/hours-dialog.tsx';
import { TimeOffRow } from '../parts/time-off.tsx';
import { TermsDialog } from '../terms/terms-dialog.tsx';
import type { Day } from '@bridge/model';
import type { Figures } from './figures.ts';

/** The times of a day that have words of the screens; a profile names them beside its days, as in "monday morning". */
const timesOfDay = ['morning', 'afternoon', 'evening'] as const;

/** When the mentor can be booked each week, by the clock of the zone the hours are kept in, and for how much. */
export function AvailabilityCard({ userId, figures, now }: { userId: string; figures: Figures; now: Date }) {
  const { t, i18n } = useTranslation('mentorship');
  const [changing, setChanging] = useLeftOpen(['hours', 'terms'] as const, (part) => part);
  const { profile } = figures.mentor;
  const bestTimes = profile.bestDaysAndTimes ?? [];
  const close = () => setChanging(undefined);
  const windows = figures.availability?.windows ?? [];
  const timesOn = (day: Day) =>
    listOf(
      joinStretches(windows.filter((window) => window.day === day)).map((stretch) => t('mentor.availability.hours', stretch)),
      i18n.language,
    );
  const worded = (stored: string) => {
    const time = timesOfDay.find((one) => one === stored);
    return time ? t(`mentor.availability.times.${time}`) : stored; // content may offer more than these
  };
  const bestOn = (day: Day) => listOf(bestTimes.filter((best) => best.startsWith(`${day} `)).map((best) => worded(best.slice(day.length + 1))), i18n.language);
  const price = (amount: number | null) => (amount === null ? t('mentor.availability.noPrice') : formatPrice(amount, figures.currency, i18n.language));
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('mentor.availability.title')}</h2>
      <dl className="br-dl">
        {figures.availability && windows.length > 0 && (
          <div>
            <dt>{t('detail.hours', { zone: nameZone(figures.availability.timeZone, now.toISOString(), i18n.language) })}</dt>
            <dd>
              {days
                .filter((day) => windows.some((window) => window.day === day))
                .map((day) => (
                  <span key={day} className="br-block">
                    {t('detail.hoursOn', { day: t(`mentor.days.${day}`), times: timesOn(day) })}
                  </span>
                ))}
            </dd>
          </div>
        )}
        {windows.length === 0 && (
          <div>
            <dt>{t('mentor.availability.days')}</dt>
            <dd>
              {bestTimes.length === 0 && t('mentor.availability.noDays')}
              {days
                .filter((day) => bestTimes.some((best) => best.startsWith(`${day} `)))
                .map((day) => (
                  <span key={day} className="br-block">
                    {t('detail.hoursOn', { day: t(`mentor.days.${day}`), times: bestOn(day) })}
                  </span>
                ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t('detail.lite')}</dt>
          <dd>{price(figures.LitePlanPrice)}</dd>
        </div>
        <div>
          <dt>{t('detail.standard')}</dt>
          <dd>{price(figures.StandardPlanPrice)}</dd>
        </div>
        {figures.availability?.mostPerWeek && (
          <div>
            <dt>{t('mentor.terms.mostPerWeek')}</dt>
            <dd>{figures.availability.mostPerWeek}</dd>
          </div>
        )}
        {figures.availability && daysOffAhead(figures.availability, now.getTime()).map((off) => (
          <TimeOffRow key={off.from + off.to} {...off} />
        ))}
      </dl>
      <div className="br-row">
        <button type="button" className="br-link br-link-button" onClick={() => setChanging('hours')}>
          {t('mentor.availability.changeHours')}
        </button>
        <button type="button" className="br-link br-link-button" onClick={() => setChanging('terms')}>
          {t('mentor.availability.change')}
        </button>
      </div>
      {changing === 'hours' && <HoursDialog userId={userId} availability={figures.availability} revisions={figures.mentor.revisions} onClose={close} />}
      {changing === 'terms' && <TermsDialog userId={userId} own={figures.mentor} onClose={close} />}
    </section>
  );
}
