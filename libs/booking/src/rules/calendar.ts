type Event = { title: string; details: string; startsAt: string; minutes: number };

/** The calendar service's page with the event filled in. What the talent wrote to the mentor is none of its business. */
export function calendarLink({ title, details, startsAt, minutes }: Event): string {
  const link = new URL('https://calendar.google.com/calendar/render');
  link.search = new URLSearchParams({ action: 'TEMPLATE', text: title, dates: `${stamp(startsAt)}/${stamp(endOf(startsAt, minutes))}`, details }).toString();
  return link.href;
}

/** The event as a calendar file (RFC 5545), for every other calendar. */
export function calendarFile({ title, details, startsAt, minutes }: Event, uid: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bridge AI//Booking//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endOf(startsAt, minutes))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(details)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function endOf(startsAt: string, minutes: number): string {
  return new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
}

/** 20261126T150000Z */
function stamp(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** A line has at most 75 bytes; what goes on begins with a blank. */
function folded(line: string): string {
  const parts = [''];
  let bytes = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (bytes + size > 74) {
      parts.push('');
      bytes = 0;
    }
    parts[parts.length - 1] += letter;
    bytes += size;
  }
  return parts.join('\r\n ');
}
