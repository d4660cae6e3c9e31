import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { fullDayOf, hoursOf, nameZone } from '@bridge/model';
import { fieldClass, useUiWords } from '@bridge/ui';

type Props = { starts: readonly string[]; value: string; /** What says that something is missing, which is marked then. */ saidBy: string | undefined; onChange: (startsAt: string) => void; /** What there is to say of the time that was chosen. */ children: ReactNode };

/** A day, then a time of it, out of those that are open. */
export function OpenTimes({ starts, value, saidBy, onChange, children }: Props) {
  const { t, i18n } = useTranslation('mentorship');
  const { choose } = useUiWords();
  const timeZone = useTimeZone();
  const id = useId();
  const dayOf = (at: string) => fullDayOf(at, timeZone, i18n.language);
  const [day, setDay] = useState('');
  const times = starts.filter((start) => dayOf(start) === day);
  const marked = (isMissing: boolean) => (saidBy && isMissing ? { 'aria-invalid': true, 'aria-describedby': saidBy } : {});
  return (
    <>
      <div className={fieldClass(saidBy && !day)}>
        <label htmlFor={`${id}day`}>{t('reschedule.day')}</label>
        <div className="br-select">
          <select
            id={`${id}day`}
            value={day}
            {...marked(!day)}
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
      <div className={fieldClass(saidBy && !value)}>
        <label htmlFor={`${id}time`}>{t('reschedule.time', { zone: nameZone(timeZone, times[0] ?? starts[0] ?? new Date().toISOString(), i18n.language) })}</label>
        <div className="br-select">
          <select id={`${id}time`} value={value} disabled={!day} {...marked(!value)} onChange={(event) => onChange(event.target.value)}>
            <option value="">{choose}</option>
            {times.map((start) => (
              <option key={start} value={start}>
                {hoursOf(start, start, timeZone, i18n.language).from}
              </option>
            ))}
          </select>
        </div>
        <div aria-live="polite">{children}</div>
      </div>
    </>
  );
}
