import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { clock, currentZone, dateFormat, dayIn, dayOf, fullDayOf, hoursOf, listOf, nameZone } from '@bridge/model';
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

/** Sentences for when something is: in the reader's present zone, and in that of the other. */
export function useWhen() {
  const { t, i18n } = useTranslation('mentorship');
  const own = useTimeZone();
  const hours = ({ startsAt, endsAt }: Times, timeZone = own) =>
    t('schedule.when', { ...hoursOf(startsAt, endsAt, timeZone, i18n.language), zone: nameZone(timeZone, startsAt, i18n.language) });
  const day = (at: string, timeZone = own) => fullDayOf(at, timeZone, i18n.language);
  const short = dateFormat(i18n.language, { timeZone: own, weekday: 'short', day: 'numeric', month: 'short', ...clock });
  return { hours, day, theirs, whole, named };

  /** What a button is called that stands at each session of a list: with whom alone is not enough where somebody has three. */
  function named(label: string, { startsAt }: Pick<Times, 'startsAt'>): string {
    return listOf([label, short.format(new Date(startsAt))], i18n.language);
  }

  /** The hours of a session, or other ones that it may move to, by the clock of the other; nothing where that is the reader's. */
  function theirs(session: Session, other: Side, times: Times = session): string | undefined {
    const zone = other === 'mentor' ? session.mentorTimeZone : session.talentTimeZone;
    if (currentZone(own) === currentZone(zone)) return undefined;
    const isOtherDay = dayIn(times.startsAt, own) !== dayIn(times.startsAt, zone);
    return t(`schedule.${other}`, { when: listOf([...(isOtherDay ? [day(times.startsAt, zone)] : []), hours(times, zone)], i18n.language) });
  }

  /** The day and the hours of both, in sentences. */
  function whole(session: Session, other: Side): string {
    return [listOf([day(session.startsAt), hours(session)], i18n.language), theirs(session, other)].flatMap((part) => (part ? [`${part}.`] : [])).join(' ');
  }
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

type Side = 'mentor' | 'talent';
type OtherTime = { session: Session; other: Side };

/** The hours of a session, or other ones that it may move to, in the zone of the other, where that is not the reader's. */
export function OtherHours({ session, other, times }: OtherTime & { times?: Times }) {
  const text = useWhen().theirs(session, other, times);
  return text && <p className="br-small br-muted">{text}</p>;
}
