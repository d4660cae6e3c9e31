// What a page of the directory shows of its data. The stand-in of the list draws it before React is there, so nothing here
// or below has a state or an effect.
import { useTranslation } from 'react-i18next';
import type { MentorCard as Mentor } from '@bridge/model';
import { MentorCard } from './mentor-card.tsx';

export { oneDecimal } from '../parts/one-decimal.ts';

/** How many mentors were found, or that there are more than were counted; empty until that is known. */
export function MentorCount({ total, isMore }: { total: number | undefined; isMore: boolean | undefined }) {
  const { t, i18n } = useTranslation('mentorship');
  return (
    <span className="br-small br-muted" role="status">
      {total === undefined ? '' : isMore ? t('directory.more', { number: new Intl.NumberFormat(i18n.language).format(total) }) : t('directory.count', { count: total })}
    </span>
  );
}

/** Mentors as cards; times are those of the reader's zone. */
export function MentorGrid({ mentors, timeZone }: { mentors: readonly Mentor[]; timeZone: string }) {
  return (
    <ul className="br-mgrid" role="list">
      {mentors.map((mentor) => (
        <li key={mentor.userId}>
          <MentorCard mentor={mentor} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}
