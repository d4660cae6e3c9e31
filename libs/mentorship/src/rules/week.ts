import { days, joinStretches, type Availability, type Day, type Window } from '@bridge/model';

/** A window of the week while it is edited; `id` tells it from the others, whatever its times become. */
export type Hours = Window & { id: number };

export const mostADay = 6;
const step = 30;
const midnight = 24 * 60;

/** The times that can be chosen, and the stored one where it is another. */
export function clockTimes(stored: string, { from, to }: { from: number; to: number }): string[] {
  const times = Array.from({ length: (to - from) / step + 1 }, (_, n) => clock(from + n * step));
  return times.includes(stored) ? times : [...times, stored].toSorted();
}
export const startTimes = { from: 0, to: midnight - step };
export const endTimes = { from: step, to: midnight };

/** The week to be edited, each day from morning to night, however it was stored. */
export function weekOf(availability: Availability | null): Hours[] {
  return (availability?.windows ?? []).toSorted((one, two) => (one.from < two.from ? -1 : 1)).map((window, id) => ({ ...window, id }));
}

/** One more stretch of a day: after the last one where there is room, else in the morning. */
export function withMore(week: readonly Hours[], day: Day): Hours[] {
  const end = minutes(week.filter((hours) => hours.day === day).map(({ to }) => to).toSorted().at(-1) ?? '24:00');
  const from = end + 2 * 60 <= midnight ? end + 60 : 9 * 60;
  const id = Math.max(-1, ...week.map((hours) => hours.id)) + 1;
  return [...week, { id, day, from: clock(from), to: clock(Math.min(midnight, from + 3 * 60)) }];
}

export function isInOrder({ from, to }: Pick<Hours, 'from' | 'to'>): boolean {
  return from < to;
}

/** The week as it is sent: days and times in order, what overlaps as one. */
export function windowsOf(week: readonly Hours[]): Window[] {
  return days.flatMap((day) => joinStretches(week.filter((hours) => hours.day === day)).map((stretch) => ({ day, ...stretch })));
}

function clock(at: number): string {
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

function minutes(text: string): number {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
}
