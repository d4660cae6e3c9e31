import { offsetWord } from '@bridge/model/times';
import { momentAt } from './moment-at.ts';

/** A day (2026-11-20) in words of a language. Days have no time zone: read as UTC everywhere. */
export { calendarDay as dayText } from '@bridge/model/dates';

/** A moment as its author wrote it, in the zone of its own offset, with the zone named: the same on every machine. */
export function momentText(moment: string, locale: string): string {
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d\d):(\d\d)$/.exec(moment) ?? [];
  return momentAt(moment, Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)), locale, offsetWord(locale));
}

/** What is offered has a last day to apply too: it ends with the first of both. */
type Dated = { publishFrom?: string | undefined; publishUntil?: string | undefined; deadline?: string | undefined };

const lastDay = ({ publishUntil, deadline }: Dated) => [publishUntil, deadline].filter((day) => day !== undefined).toSorted()[0];

/** Whether something with publishing days is shown at a moment. Both days are included, in UTC. */
export function isPublished(dated: Dated, now: string): boolean {
  const today = now.slice(0, 10);
  const last = lastDay(dated);
  return (!dated.publishFrom || dated.publishFrom <= today) && (!last || today <= last);
}

/** When a thing's last day is over, in milliseconds: `live/clock.ts` takes it off the page then. */
export function endOf(dated: Dated): number | undefined {
  const last = lastDay(dated);
  return last === undefined ? undefined : Date.parse(`${last}T00:00:00Z`) + 24 * 60 * 60 * 1000;
}
