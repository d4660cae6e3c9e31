import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { dayIn, hoursOf, nameZone, openSpans } from '@bridge/model';
import type { MentorView, TimeOff } from '@bridge/model';
import { nameLanguage } from '../directory/card-words.ts';
import { TimeOffRow } from '../parts/time-off.tsx';
import type { Labels } from './expertise.tsx';

const week = 7 * 86_400_000;

/** How the mentor works: style, kinds of help, whom they help, languages, hours and what holds for cancelling. */
export function How({ mentor, labels, now }: { mentor: MentorView; labels: Labels; now: Date }) {
  const { t, i18n } = useTranslation('mentorship');
  const timeZone = useTimeZone();
  const named = (values: readonly string[]) => values.map((value) => labels.get(value) ?? value).join(', ');
  const rows = [
    ['style', mentor.mentorshipStyle && named([mentor.mentorshipStyle])],
    ['support', named(mentor.supportTypes)],
    ['levels', named(mentor.careerLevelsSupported)],
    ['languages', mentor.languages.map((code) => nameLanguage(code, i18n.language)).join(', ')],
    ['perWeek', mentor.availabilityPerWeek],
    ['policy', mentor.cancellationPolicy],
  ] as const;
  const hours = weekIn(mentor, now, timeZone, i18n.language);
  return (
    <section className="br-card">
      <h2 className="br-d4">{t('detail.how')}</h2>
      <dl className="br-dl">
        {rows.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{t(`detail.${name}`)}</dt>
                <dd className="br-words" dir="auto">
                  {text}
                </dd>
              </div>
            ),
        )}
        {hours.length > 0 && (
          <div>
            <dt>{t('detail.hours', { zone: nameZone(timeZone, now.toISOString(), i18n.language) })}</dt>
            <dd>
              {hours.map(({ day, times }) => (
                <span key={day} className="br-block">
                  {t('detail.hoursOn', { day, times })}
                </span>
              ))}
            </dd>
          </div>
        )}
        {timeOff(mentor, now).map((off) => (
          <TimeOffRow key={off.from + off.to} {...off} />
        ))}
      </dl>
    </section>
  );
}

/** The weekly hours by the reader's clock of the coming seven days, also where one of these is a day off. */
function weekIn({ availability }: MentorView, now: Date, timeZone: string, locale: string): { day: string; times: string }[] {
  if (!availability) return [];
  const weekday = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'long' });
  const days = new Map<string, string[]>();
  for (const { from, to } of openSpans({ ...availability, daysOff: [] }, { from: now.getTime(), to: now.getTime() + week })) {
    const day = weekday.format(from);
    const hours = hoursOf(new Date(from).toISOString(), new Date(to).toISOString(), timeZone, locale);
    const text = `${hours.from}–${hours.to}`;
    const known = days.get(day) ?? [];
    if (!known.includes(text)) days.set(day, [...known, text]);
  }
  return [...days].map(([day, times]) => ({ day, times: times.join(', ') }));
}

/** The days off that are not over where the mentor's hours are kept. */
function timeOff({ availability }: MentorView, now: Date): TimeOff[] {
  return availability?.daysOff?.filter(({ to }) => to >= dayIn(now.getTime(), availability.timeZone)) ?? [];
}
