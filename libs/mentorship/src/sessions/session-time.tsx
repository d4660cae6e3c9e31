import { useTranslation } from 'react-i18next';
import { dayOf, fullDayOf, hoursOf, nameZone } from '@bridge/model';

type Times = { startsAt: string; endsAt: string };

/** Day and month as on a calendar's leaf. The full date is read out by `useWhen` beside it. */
export function DateLeaf({ at, timeZone }: { at: string; timeZone: string }) {
  const { i18n } = useTranslation('mentorship');
  const { day, month } = dayOf(at, timeZone, i18n.language);
  return (
    <span className="br-date" aria-hidden="true">
      <b>{day}</b>
      <span className="br-small br-muted">{month}</span>
    </span>
  );
}

/** Sentences for when something is, in a named zone. */
export function useWhen() {
  const { t, i18n } = useTranslation('mentorship');
  const zone = (timeZone: string, at: string) => nameZone(timeZone, at, i18n.language);
  return {
    hours: ({ startsAt, endsAt }: Times, timeZone: string) =>
      t('schedule.when', { ...hoursOf(startsAt, endsAt, timeZone, i18n.language), zone: zone(timeZone, startsAt) }),
    day: (at: string, timeZone: string) => fullDayOf(at, timeZone, i18n.language),
  };
}

/** Hours in one's own zone and, where the other's clock differs, in theirs. */
export function SessionHours({ times, mine, theirs, whose }: { times: Times; mine: string; theirs: string; whose: 'mentor' | 'talent' }) {
  const { t, i18n } = useTranslation('mentorship');
  const when = useWhen();
  const own = hoursOf(times.startsAt, times.endsAt, mine, i18n.language);
  const other = hoursOf(times.startsAt, times.endsAt, theirs, i18n.language);
  return (
    <>
      <b>
        <span className="br-vh">{when.day(times.startsAt, mine)}, </span>
        {when.hours(times, mine)}
      </b>
      {own.from !== other.from && <p className="br-small br-muted">{t(`schedule.${whose}`, { when: when.hours(times, theirs) })}</p>}
    </>
  );
}
