import { Button } from '@radix-ui/themes';
import { useTranslation } from 'react-i18next';
import { sessionUid, type Session } from '@bridge/model';
import { CalendarItems, fullName, Menu } from '@bridge/ui';
import { useWhen } from './session-time.tsx';

/** The session for one's own calendar, as the event that the mails carry. */
export function SessionCalendar({ session, other }: { session: Session; other: 'mentor' | 'talent' }) {
  const { t } = useTranslation('mentorship');
  const when = useWhen();
  const isWaiting = session.state === 'requested';
  const event = {
    uid: sessionUid(session),
    revision: session.revision,
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    title: t('schedule.calendarTitle', { name: fullName(session[other]) }),
    details: isWaiting ? `${when.whole(session, other)}\n${t('schedule.calendarWaits')}` : when.whole(session, other),
    location: session.joinLink ?? undefined,
    status: isWaiting ? 'TENTATIVE' : 'CONFIRMED',
  } as const;
  return (
    <Menu
      align="start"
      trigger={
        <Button size="2" variant="soft" aria-label={when.named(t('schedule.calendar'), session)}>
          {t('schedule.calendar')}
        </Button>
      }
    >
      <CalendarItems event={event} />
    </Menu>
  );
}
