import { useId, useState } from 'react';
import { IconButton } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { dateFormat, dayIn, monthOf as nameMonth } from '@bridge/model';
import { fieldClass, Icon } from '@bridge/ui';
import { firstDayOfWeek, monthOf, shiftMonth, shortestWeekday, weeksOf } from '../rules/month.ts';

type MonthProps = { starts: readonly string[]; timeZone: string; today: string; day: string; /** What says that it is missing. */ saidBy?: string | undefined; onDay: (day: string) => void };

/** A month of days, the open ones to choose from: radio buttons, so that one Tab reaches them and the arrow keys go from one to the next. */
export function MonthDays({ starts, timeZone, today, day, saidBy, onDay }: MonthProps) {
  const { t, i18n } = useTranslation('booking');
  const id = useId();
  const open = new Set(starts.map((start) => dayIn(start, timeZone)));
  const [turned, setTurned] = useState<string>();
  const [seen, setSeen] = useState(day);
  if (day !== seen) {
    setSeen(day); // the day was chosen elsewhere: its month is shown
    setTurned(undefined);
  }
  const [firstOpen = today] = open;
  const month = turned ?? monthOf(day || firstOpen);
  const last = monthOf([...open].at(-1) ?? today);
  const firstDay = firstDayOfWeek(i18n.language);
  const weeks = weeksOf(month, firstDay);
  const format = (style: Intl.DateTimeFormatOptions) => {
    const names = dateFormat(i18n.language, { timeZone: 'UTC', ...style });
    return (date: string) => names.format(new Date(`${date}T12:00:00Z`));
  };
  const [fullDay, dayNumber, shortWeekday, longWeekday] = [format({ dateStyle: 'full' }), format({ day: 'numeric' }), format({ weekday: shortestWeekday(i18n.language) }), format({ weekday: 'long' })];
  const turn = (by: number, label: string, isOpen: boolean) => (
    <IconButton type="button" size="3" variant="outline" aria-label={label} aria-disabled={!isOpen || undefined} onClick={() => isOpen && setTurned(shiftMonth(month, by))}>
      <span className={by < 0 ? 'bk-turn bk-turn-back' : 'bk-turn'}>
        <Icon name="chevron" />
      </span>
    </IconButton>
  );
  return (
    <fieldset className={fieldClass(saidBy, 'bk-days')} aria-describedby={saidBy}>
      <legend className="br-label">{t('when.date')}</legend>
      <div className="br-between">
        {turn(-1, t('when.monthBefore'), month > monthOf(firstOpen))}
        <b role="status">{nameMonth(`${month}-15T12:00:00Z`, 'UTC', i18n.language)}</b>
        {turn(1, t('when.monthAfter'), month < last)}
      </div>
      <table className="bk-month">
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, place) => `2026-06-0${((firstDay + place - 1) % 7) + 1}`).map((date) => (
              <th key={date} scope="col" abbr={longWeekday(date)}>
                {shortWeekday(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, place) => (
                <td key={date ?? place} aria-current={date === today ? 'date' : undefined}>
                  {date && open.has(date) ? (
                    <label className="bk-day">
                      <input type="radio" className="br-check-input" name={`${id}day`} aria-label={fullDay(date)} aria-invalid={saidBy ? true : undefined} checked={day === date} onChange={() => onDay(date)} />
                      <span aria-hidden="true">{dayNumber(date)}</span>
                    </label>
                  ) : (
                    date && <span>{dayNumber(date)}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="br-small br-muted bk-key">
        <span className="bk-day bk-day-key" aria-hidden="true" /> {t('when.freeTimes')}
      </p>
    </fieldset>
  );
}
