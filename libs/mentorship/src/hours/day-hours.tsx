import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '@bridge/model';
import { FieldError, Icon, useProblemText } from '@bridge/ui';
import { clockTimes, endTimes, isInOrder, mostADay, startTimes, withMore, type Hours } from '../rules/week.ts';

/** The stretches of one day, each from a time to a time. */
export function DayHours({ id, day, week, onChange }: { id: string; day: Day; week: readonly Hours[]; onChange: (week: Hours[]) => void }) {
  const { t } = useTranslation('mentorship');
  const name = t(`mentor.days.${day}`);
  const own = week.filter((hours) => hours.day === day);
  const add = useRef<HTMLButtonElement>(null);
  const wasAdded = useRef(false);
  const newest = own.at(-1)?.id;
  useEffect(() => {
    // Whoever adds hours goes on to say which.
    if (wasAdded.current) document.getElementById(`${id}${newest}from`)?.focus();
    wasAdded.current = false;
  }, [id, newest]);

  return (
    <fieldset className="br-field br-day">
      <legend className="br-label">{name}</legend>
      {own.length === 0 && <p className="br-small br-muted">{t('mentor.hours.free')}</p>}
      {own.map((hours) => (
        <Stretch
          key={hours.id}
          id={`${id}${hours.id}`}
          day={name}
          hours={hours}
          onChange={(times) => onChange(week.map((one) => (one.id === hours.id ? { ...one, ...times } : one)))}
          onRemove={() => {
            add.current?.focus(); // the button that was pressed goes away
            onChange(week.filter((one) => one.id !== hours.id));
          }}
        />
      ))}
      <button
        ref={add}
        type="button"
        className="br-link br-small br-link-button br-start"
        aria-label={t('mentor.hours.addLabel', { day: name })}
        aria-disabled={own.length >= mostADay || undefined}
        onClick={() => {
          if (own.length >= mostADay) return;
          wasAdded.current = true;
          onChange(withMore(week, day));
        }}
      >
        {t('mentor.hours.add')}
      </button>
    </fieldset>
  );
}

type StretchProps = { id: string; day: string; hours: Hours; onChange: (times: { from?: string; to?: string }) => void; onRemove: () => void };

function Stretch({ id, day, hours, onChange, onRemove }: StretchProps) {
  const { t } = useTranslation('mentorship');
  const problem = useProblemText();
  const isWrong = !isInOrder(hours);
  return (
    <>
      <div className="br-stretch">
        <Time id={`${id}from`} label={t('mentor.hours.from', { day })} value={hours.from} times={clockTimes(hours.from, startTimes)} onTime={(from) => onChange({ from })} />
        <span aria-hidden="true">{t('mentor.hours.until')}</span>
        <Time
          id={`${id}to`}
          label={t('mentor.hours.to', { day })}
          value={hours.to}
          times={clockTimes(hours.to, endTimes)}
          errorId={isWrong ? `${id}error` : undefined}
          onTime={(to) => onChange({ to })}
        />
        <button type="button" className="br-x" aria-label={t('mentor.hours.remove', { day, from: hours.from, to: hours.to })} onClick={onRemove}>
          <Icon name="close" />
        </button>
      </div>
      <FieldError id={isWrong ? `${id}error` : undefined}>{problem('windowOrder')}</FieldError>
    </>
  );
}

function Time({ id, label, value, times, errorId, onTime }: { id: string; label: string; value: string; times: readonly string[]; errorId?: string | undefined; onTime: (time: string) => void }) {
  return (
    <div className="br-select">
      <select id={id} aria-label={label} value={value} aria-invalid={errorId ? true : undefined} aria-describedby={errorId} onChange={(event) => onTime(event.target.value)}>
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
    </div>
  );
}
