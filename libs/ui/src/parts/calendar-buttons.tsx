import { Button } from '@radix-ui/themes';
import { calendarFile, googleCalendarLink, outlookCalendarLink, type CalendarEvent } from '@bridge/model';
import { MenuItem } from '../menu/menu.tsx';
import { useUiWords } from '../words/words-provider.tsx';
import { Icon } from './icon.tsx';

const services = [
  { name: 'calendarGoogle', linkOf: googleCalendarLink },
  { name: 'calendarOutlook', linkOf: outlookCalendarLink },
] as const;

/** An event for one's own calendar: as a file, or at a calendar service in a new tab. */
export function CalendarButtons({ event }: { event: CalendarEvent }) {
  const words = useUiWords();
  return (
    <div className="br-calendar">
      <Button size="3" variant="soft" onClick={() => saveCalendarFile(event)}>
        <Icon name="calendar" />
        {words.calendarFile}
      </Button>
      {services.map(({ name, linkOf }) => (
        <Button key={name} asChild size="3" variant="soft">
          <a href={linkOf(event)} target="_blank" rel="noopener noreferrer">
            <Icon name="calendar" />
            {words[name]}
          </a>
        </Button>
      ))}
    </div>
  );
}

/** The same as entries of a menu. */
export function CalendarItems({ event }: { event: CalendarEvent }) {
  const words = useUiWords();
  return (
    <>
      <MenuItem icon="calendar" onSelect={() => saveCalendarFile(event)}>
        {words.calendarFile}
      </MenuItem>
      {services.map(({ name, linkOf }) => (
        <MenuItem key={name} asChild>
          <a href={linkOf(event)} target="_blank" rel="noopener noreferrer">
            <Icon name="calendar" />
            {words[name]}
          </a>
        </MenuItem>
      ))}
    </>
  );
}

/** Hands the event to the browser as a file to keep. */
export function saveCalendarFile(event: CalendarEvent) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([calendarFile(event, new Date())], { type: 'text/calendar' }));
  link.download = 'session.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000); // the download has begun by then
}
