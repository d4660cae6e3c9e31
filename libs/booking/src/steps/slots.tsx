import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, fullDayOf, nameZone } from '@bridge/model';
import { fieldClass } from '@bridge/ui';
import type { Choices } from '../booking.ts';
import { timesOf } from '../rules/open-times.ts';

/** The open times of the chosen day as radio buttons; where the day has none, the way to the next day that has. */
export function Slots({
  starts,
  timeZone,
  choices,
  saidBy,
  onChange,
}: {
  starts: readonly string[];
  timeZone: string;
  choices: Choices;
  /** What says that it is missing. */
  saidBy?: string | undefined;
  onChange: (more: Partial<Choices>) => void;
}) {
  const { t, i18n } = useTranslation('booking');
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const hasJumped = useRef(false);
  useEffect(() => {
    // the button that led here is gone, and the focus with it
    if (hasJumped.current) group.current?.querySelector('input')?.focus();
    hasJumped.current = false;
  }, [choices.day]);
  const [first] = starts;
  if (first === undefined) return <p className="br-muted">{t('when.none')}</p>;
  const times = timesOf(starts, choices.day, timeZone, i18n.language);
  const later = starts.find((start) => dayIn(start, timeZone) > choices.day) ?? first;
  return (
    <fieldset className={fieldClass(saidBy)} ref={group} aria-describedby={saidBy}>
      <legend className="br-label">{t('when.timeIn', { zone: nameZone(timeZone, times[0]?.startsAt ?? later, i18n.language) })}</legend>
      {times.length > 0 && (
        <div className="br-slots">
          {times.map(({ startsAt, clock, offset }) => (
            <label key={startsAt} className="bk-slot">
              <input type="radio" className="br-check-input" name={name} aria-invalid={saidBy ? true : undefined} checked={choices.startsAt === startsAt} onChange={() => onChange({ startsAt })} />
              <span>{offset ? t('when.offset', { time: clock, offset }) : clock}</span>
            </label>
          ))}
        </div>
      )}
      {times.length === 0 && (
        <div className="br-row" role="status">
          <span className="br-muted">{t(choices.day ? 'when.noneThatDay' : 'when.chooseDate')}</span>
          <button
            type="button"
            className="br-link bk-link"
            onClick={() => {
              hasJumped.current = true;
              onChange({ day: dayIn(later, timeZone), startsAt: '' });
            }}
          >
            {t('when.nextDay', { day: fullDayOf(later, timeZone, i18n.language) })}
          </button>
        </div>
      )}
    </fieldset>
  );
}
