import { useTranslation } from 'react-i18next';
import { clockIn, currentZone, dayIn, fullDayOf, listOf, nameZone } from '@bridge/model';
import { fullName, type BookedMentor } from '../booking.ts';

type Chosen = { mentor: BookedMentor; timeZone: string; startsAt: string };

/** The chosen time in the talent's zone and, where it differs, in the mentor's. */
export function ChosenTime(chosen: Chosen) {
  return <p className="br-small br-muted">{useChosenTime(chosen)}</p>;
}

/** The same as a sentence, for a calendar, too. */
export function useChosenTime({ mentor, timeZone, startsAt }: Chosen): string {
  const { t, i18n } = useTranslation('booking');
  const locale = i18n.language;
  const own = { day: fullDayOf(startsAt, timeZone, locale), time: clockIn(startsAt, timeZone), zone: nameZone(timeZone, startsAt, locale) };
  const other = mentor.timeZone;
  if (!other || currentZone(other) === currentZone(timeZone)) return t('when.chosen', own);
  const isSameDay = dayIn(startsAt, other) === dayIn(startsAt, timeZone);
  const clock = clockIn(startsAt, other);
  const mentorTime = isSameDay ? clock : listOf([fullDayOf(startsAt, other, locale), clock], locale);
  return t('when.chosenBoth', { ...own, mentor: fullName(mentor), mentorTime, mentorZone: nameZone(other, startsAt, locale) });
}
