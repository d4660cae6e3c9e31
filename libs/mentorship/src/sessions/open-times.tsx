import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { fullDayOf, hoursOf, nameZone } from '@bridge/model';
import { useUiWords } from '@bridge/ui';

/** A day, then a time of it, out of those that are open. */
export function OpenTimes({ starts, value, onChange }: { starts: readonly string[]; value: string; onChange: (startsAt: string) => void }) {
  const { t, i18n } = useTranslation('mentorship');
  const { choose } = useUiWords();
  const timeZone = useTimeZone();
  const id = useId();
  const dayOf = (at: string) => fullDayOf(at, timeZone, i18n.language);
  const [day, setDay] = useState('');
  const times = starts.filter((start) => dayOf(start) === day);
  return (
    <>
      <div className="br-field">
        <label htmlFor={`${id}day`}>{t('reschedule.day')}</label>
        <div className="br-select">
          <select
            id={`${id}day`}
            value={day}
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
      </div>
      <div className="br-field">
        <label htmlFor={`${id}time`}>{t('reschedule.time', { zone: nameZone(timeZone, times[0] ?? starts[0] ?? new Date().toISOString(), i18n.language) })}</label>
        <div className="br-select">
          <select id={`${id}time`} value={value} disabled={!day} onChange={(event) => onChange(event.target.value)}>
            <option value="">{choose}</option>
            {times.map((start) => (
              <option key={start} value={start}>
                {hoursOf(start, start, timeZone, i18n.language).from}
              </option>
            ))}
          </select>
        </div>
      </div>
    </>
  );
}
