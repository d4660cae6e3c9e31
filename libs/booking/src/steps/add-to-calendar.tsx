import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { googleCalendarLink, sessionUid, type CalendarEvent } from '@bridge/model';
import { Icon, saveCalendarFile } from '@bridge/ui';
import { fullName, type BookedMentor } from '../booking.ts';
import { useChosenTime } from './chosen-time.tsx';

/** The time for one's own calendar while nothing is booked yet, which it says: at a calendar service in a new tab, or as a file. */
export function AddToCalendar({ mentor, timeZone, calendarId, startsAt, minutes }: { mentor: BookedMentor; timeZone: string; calendarId: string; startsAt: string; minutes: number }) {
  const { t } = useTranslation('booking');
  const when = useChosenTime({ mentor, timeZone, startsAt });
  const event: CalendarEvent = {
    uid: sessionUid({ id: calendarId }),
    revision: 0,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
    title: t('when.calendarTitle', { mentor: fullName(mentor) }),
    details: `${when}\n${t('when.calendarDetails')}`,
    status: 'TENTATIVE',
  };
  return (
    <div className="br-field">
      <div className="br-row">
        <Button asChild size="3" variant="outline">
          <a href={googleCalendarLink(event)} target="_blank" rel="noopener noreferrer">
            <Icon name="calendar" />
            {t('when.calendar')}
          </a>
        </Button>
        <button type="button" className="br-link bk-link" onClick={() => saveCalendarFile(event)}>
          {t('when.calendarFile')}
        </button>
      </div>
      <p className="br-help">{t('when.calendarHelp')}</p>
    </div>
  );
}
