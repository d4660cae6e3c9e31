import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { days, formatPrice, joinStretches } from '@bridge/model';
import { HoursDialog } from '../hours/hours-dialog.tsx';
import type { Figures } from './figures.ts';

/** When the mentor can be booked each week, and for how much. */
export function AvailabilityCard({ userId, figures, bestTimes, onUpdate }: { userId: string; figures: Figures; bestTimes: readonly string[]; onUpdate: () => void }) {
  const { t, i18n } = useTranslation('mentorship');
  const [isChanging, setChanging] = useState(false);
  const windows = figures.availability?.windows ?? [];
  const price = (amount: number | null) => (amount === null ? t('mentor.availability.noPrice') : formatPrice(amount, figures.currency, i18n.language));
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('mentor.availability.title')}</h2>
      <dl className="br-dl">
        {days
          .filter((day) => windows.some((window) => window.day === day))
          .map((day) => (
            <div key={day}>
              <dt>{t(`mentor.days.${day}`)}</dt>
              <dd>
                {joinStretches(windows.filter((window) => window.day === day))
                  .map((stretch) => t('mentor.availability.hours', stretch))
                  .join(', ')}
              </dd>
            </div>
          ))}
        {windows.length === 0 && (
          <div>
            <dt>{t('mentor.availability.days')}</dt>
            <dd className="br-capital">{bestTimes.length ? bestTimes.join(', ') : t('mentor.availability.noDays')}</dd>
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
      </dl>
      <div className="br-row">
        <button type="button" className="br-link br-link-button" onClick={() => setChanging(true)}>
          {t('mentor.availability.changeHours')}
        </button>
        <button type="button" className="br-link br-link-button" onClick={onUpdate}>
          {t('mentor.availability.change')}
        </button>
      </div>
      {isChanging && <HoursDialog userId={userId} availability={figures.availability} onClose={() => setChanging(false)} />}
    </section>
  );
}
