import { dateFormat } from '@bridge/model/dates';

/** A moment by a clock that is so many minutes ahead of UTC, with that named; `word` stands before the distance. */
export function momentAt(moment: string, offset: number, locale: string, word: string): string {
  // Read as UTC after the shift: browsers do not agree on offsets as names of zones.
  const there = new Date(Date.parse(moment) + offset * 60_000);
  const text = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' }).format(there);
  const [hours, minutes] = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const distance = offset === 0 ? '' : `${offset < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${text} ${word}${distance}`;
}
