import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { currentZone, dayIn, dayOf, fullDayOf, hoursOf, nameZone } from '@bridge/model';
import type { Session } from '@bridge/model';

type Times = { startsAt: string; endsAt: string };

/** Day and month as on a calendar's leaf, in the reader's zone. The full date is read out by `useWhen` beside it. */
export function DateLeaf({ at }: { at: string }) {
  const { i18n } = useTranslation('mentorship');
  const { day, month } = dayOf(at, useTimeZone(), i18n.language);
  return (
    <span className="br-date" aria-hidden="true">
      <b>{day}</b>
      <span className="br-small br-muted">{month}</span>
    </span>
  );
}

/** Sentences for when something is, in the reader's present zone, or in another that is named. */
export function useWhen() {
  const { t, i18n } = useTranslation('mentorship');
  const own = useTimeZone();
  return {
    hours: ({ startsAt, endsAt }: Times, timeZone = own) =>
      t('schedule.when', { ...hoursOf(startsAt, endsAt, timeZone, i18n.language), zone: nameZone(timeZone, startsAt, i18n.language) }),
    day: (at: string, timeZone = own) => fullDayOf(at, timeZone, i18n.language),
  };
}

/** Hours in the reader's present zone, then in that of the other, with the day where theirs is another. */
export function SessionHours({ session, other }: OtherTime) {
  const when = useWhen();
  return (
    <>
      <b>
        <span className="br-vh">{when.day(session.startsAt)}, </span>
        {when.hours(session)}
      </b>
      <OtherHours session={session} other={other} />
    </>
  );
}

type OtherTime = { session: Session; other: 'mentor' | 'talent' };

/** The hours of a session, or other ones that it may move to, in the zone of the other, where that is not the reader's. */
export function OtherHours({ session, other, times = session }: OtherTime & { times?: Times }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const mine = useTimeZone();
  const theirs = other === 'mentor' ? session.mentorTimeZone : session.talentTimeZone;
  if (currentZone(mine) === currentZone(theirs)) return null;
  const isOtherDay = dayIn(times.startsAt, mine) !== dayIn(times.startsAt, theirs);
  return <p className="br-small br-muted">{t(`schedule.${other}`, { when: (isOtherDay ? `${when.day(times.startsAt, theirs)}, ` : '') + when.hours(times, theirs) })}</p>;
}
