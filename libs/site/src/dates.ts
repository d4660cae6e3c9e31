/** A day (2026-11-20) in words of a language. Days have no time zone: read as UTC everywhere. */
export function dayText(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

/** A moment as its author wrote it, in the zone of its own offset, with the zone named: the same on every machine. */
export function momentText(moment: string, locale: string): string {
  const offset = /[+-]\d\d:\d\d$/.exec(moment)?.[0] ?? 'UTC';
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: offset,
    timeZoneName: 'short',
  }).format(new Date(moment));
}

type Dated = { publishFrom?: string | undefined; publishUntil?: string | undefined };

/** Whether something with publishing days is shown at a moment. Both days are included, in UTC. */
export function isPublished({ publishFrom, publishUntil }: Dated, now: string): boolean {
  const today = now.slice(0, 10);
  return (!publishFrom || publishFrom <= today) && (!publishUntil || today <= publishUntil);
}

/** When a thing's last day is over, in milliseconds: `live/clock.ts` takes it off the page then. */
export function endOf({ publishUntil }: Dated): number | undefined {
  return publishUntil === undefined ? undefined : Date.parse(`${publishUntil}T00:00:00Z`) + 24 * 60 * 60 * 1000;
}
