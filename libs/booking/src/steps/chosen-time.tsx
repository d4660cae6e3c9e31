import { useTranslation } from 'react-i18next';
import { clockIn, currentZone, dayIn, fullDayOf, nameZone } from '@bridge/model';
import { fullName, type BookedMentor } from '../booking.ts';

/** The chosen time in the talent's zone and, where it differs, in the mentor's. */
export function ChosenTime({ mentor, timeZone, startsAt }: { mentor: BookedMentor; timeZone: string; startsAt: string }) {
  const { t, i18n } = useTranslation('booking');
  const locale = i18n.language;
  const own = { day: fullDayOf(startsAt, timeZone, locale), time: clockIn(startsAt, timeZone), zone: nameZone(timeZone, startsAt, locale) };
  const other = mentor.timeZone;
  if (!other || currentZone(other) === currentZone(timeZone)) return <p className="br-small br-muted">{t('when.chosen', own)}</p>;
  const isSameDay = dayIn(startsAt, other) === dayIn(startsAt, timeZone);
  const clock = clockIn(startsAt, other);
  const mentorTime = isSameDay ? clock : `${fullDayOf(startsAt, other, locale)}, ${clock}`;
  return (
    <p className="br-small br-muted">
      {t('when.chosenBoth', { ...own, mentor: fullName(mentor), mentorTime, mentorZone: nameZone(other, startsAt, locale) })}
    </p>
  );
}
