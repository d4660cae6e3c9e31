import { clockIn, dayIn, nameOffset } from '@bridge/model';

export type OpenTime = { startsAt: string; clock: string; offset?: string };

/**
 * The open times of one day in a zone. A clock that was put back shows the same hour twice: those name their distance
 * from UTC, so that the two can be told apart.
 */
export function timesOf(starts: readonly string[], day: string, timeZone: string, locale: string): OpenTime[] {
  const times = starts.filter((start) => dayIn(start, timeZone) === day).map((startsAt) => ({ startsAt, clock: clockIn(startsAt, timeZone) }));
  const isTwice = (clock: string) => times.filter((time) => time.clock === clock).length > 1;
  return times.map((time) => (isTwice(time.clock) ? { ...time, offset: nameOffset(timeZone, time.startsAt, locale) } : time));
}
