import { useTranslation } from 'react-i18next';
import { useTimeZone } from '@bridge/client';
import { daysOffAhead, listOf, nameZone, type MentorView } from '@bridge/model';
import { nameLanguage } from '../directory/card-words.ts';
import { TimeOffRow } from '../parts/time-off.tsx';
import type { Labels } from './expertise.tsx';
import { weekIn } from './week-in.ts';

/** How the mentor works: style, kinds of help, whom they help, languages, hours and what holds for cancelling. */
export function How({ mentor, labels, now }: { mentor: MentorView; labels: Labels; now: Date }) {
  const { t, i18n } = useTranslation('mentorship');
  const timeZone = useTimeZone();
  const named = (values: readonly string[]) => listOf(values.map((value) => labels.get(value) ?? value), i18n.language);
  const rows = [
    ['style', mentor.mentorshipStyle && named(mentor.mentorshipStyle === 'both' ? ['1-on-1', 'async'] : [mentor.mentorshipStyle])], // “Both” says nothing without its question
    ['support', named(mentor.supportTypes)],
    ['levels', named(mentor.careerLevelsSupported)],
    ['languages', listOf(mentor.languages.map((code) => nameLanguage(code, i18n.language)), i18n.language)],
    ['perWeek', mentor.availabilityPerWeek],
    ['policy', mentor.cancellationPolicy],
  ] as const;
  const hours = weekIn(mentor.availability, now, timeZone, i18n.language);
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
        {mentor.availability && daysOffAhead(mentor.availability, now.getTime()).map((off) => (
          <TimeOffRow key={off.from + off.to} {...off} />
        ))}
      </dl>
    </section>
  );
}
