import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { fullDayOf, hoursOf, nameZone } from '@bridge/model';
import { FieldError, useUiWords } from '@bridge/ui';

type Props = { starts: readonly string[]; value: string; /** What is missing is marked. */ isTold: boolean; onChange: (startsAt: string) => void; /** What there is to say of the time that was chosen. */ children: ReactNode };

/** A day, then a time of it, out of those that are open. */
export function OpenTimes({ starts, value, isTold, onChange, children }: Props) {
  const { t, i18n } = useTranslation('mentorship');
  const { choose } = useUiWords();
  const timeZone = useTimeZone();
  const id = useId();
  const dayOf = (at: string) => fullDayOf(at, timeZone, i18n.language);
  const [day, setDay] = useState('');
  const times = starts.filter((start) => dayOf(start) === day);
  const missing = !isTold || value ? undefined : day ? 'time' : 'day'; // without a day no time can be chosen
  const marked = (field: typeof missing) => (field === missing ? { 'aria-invalid': true, 'aria-describedby': `${id}error` } : {});
  const error = <FieldError id={`${id}error`}>{t('rate.notChosen')}</FieldError>;
  return (
    <>
      <div className="br-field">
        <label htmlFor={`${id}day`}>{t('reschedule.day')}</label>
        <div className="br-select">
          <select
            id={`${id}day`}
            value={day}
            {...marked('day')}
            onChange={(event) => {
              setDay(event.target.value);
              onChange('');
            }}
          >
            <option value="">{choose}</option>
            {[...new Set(starts.map(dayOf))].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
        {missing === 'day' && error}
      </div>
      <div className="br-field">
        <label htmlFor={`${id}time`}>{t('reschedule.time', { zone: nameZone(timeZone, times[0] ?? starts[0] ?? new Date().toISOString(), i18n.language) })}</label>
        <div className="br-select">
          <select id={`${id}time`} value={value} disabled={!day} {...marked('time')} onChange={(event) => onChange(event.target.value)}>
            <option value="">{choose}</option>
            {times.map((start) => (
              <option key={start} value={start}>
                {hoursOf(start, start, timeZone, i18n.language).from}
              </option>
            ))}
          </select>
        </div>
        {missing === 'time' && error}
        <div aria-live="polite">{children}</div>
      </div>
    </>
  );
}
