import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { Icon } from '@bridge/ui';
import { fullName, type BookedMentor } from '../booking.ts';
import { calendarFile, calendarLink } from '../rules/calendar.ts';

/** The time for one's own calendar: at a calendar service in a new tab, or as a file. */
export function AddToCalendar({ mentor, startsAt, minutes }: { mentor: BookedMentor; startsAt: string; minutes: number }) {
  const { t } = useTranslation('booking');
  const event = { title: t('when.calendarTitle', { mentor: fullName(mentor) }), details: t('when.calendarDetails'), startsAt, minutes };
  const uid = `${startsAt}-${mentor.userId}@bridge`;
  return (
    <div className="br-row">
      <Button asChild size="3" variant="outline">
        <a href={calendarLink(event)} target="_blank" rel="noopener noreferrer">
          <Icon name="calendar" />
          {t('when.calendar')}
        </a>
      </Button>
      <button type="button" className="br-link bk-link" onClick={() => save(calendarFile(event, uid, new Date()))}>
        {t('when.calendarFile')}
      </button>
    </div>
  );
}

/** Hands a text to the browser as a file to keep. */
function save(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  link.download = 'session.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000); // the download has begun by then
}
