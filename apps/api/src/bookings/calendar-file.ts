/** One event of a calendar, as a mail or a download carries it (RFC 5545). */
export type CalendarEvent = {
  /** The same for all versions of the event. */
  uid: string;
  revision: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  location?: string | undefined;
  cancelled?: boolean | undefined;
};

/** The event as the text of an .ics file. What a person wrote freely is not in it: calendars are shown to others. */
export function calendarFile({ uid, revision, startsAt, endsAt, title, location, cancelled }: CalendarEvent, now = new Date()): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bridge AI//Sessions//EN',
    `METHOD:${cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(endsAt)}`,
    `SUMMARY:${escape(title)}`,
    ...(location ? [`LOCATION:${escape(location)}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function utc(date: Date): string {
  return date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** A line has at most 75 bytes; it goes on after a line break and a space. */
function fold(line: string): string {
  const parts: string[] = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > 74) {
      parts.push('');
      bytes = 1;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n ');
}
