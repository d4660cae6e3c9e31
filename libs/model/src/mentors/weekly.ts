import * as v from 'valibot';
import { dayIn } from '../format/times.ts';
import { isTimeZone } from '../zone.ts';
import { mentorLimits } from './limits.ts';

export const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Day = (typeof days)[number];

const timeSchema = v.pipe(v.string('text'), v.regex(/^(?:[01]\d|2[0-3]):(?:00|15|30|45)$|^24:00$/, 'quarterHour'));

/** Part of a day of the week, by the clock on the mentor's wall. It ends on the same day, at 24:00 at the latest. */
export const windowSchema = v.pipe(
  v.strictObject({ day: v.picklist(days, 'day'), from: timeSchema, to: timeSchema }),
  v.check(({ from, to }) => from < to, 'windowOrder'),
);
export type Window = v.InferOutput<typeof windowSchema>;

/** Whole days on which the mentor cannot be booked, by the mentor's calendar, both ends included. */
export const timeOffSchema = v.pipe(
  v.strictObject({ from: v.pipe(v.string('text'), v.isoDate('date')), to: v.pipe(v.string('text'), v.isoDate('date')) }),
  v.forward(v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, 'dateOrder'), ['to']),
);
export type TimeOff = v.InferOutput<typeof timeOffSchema>;

/** When a mentor can be booked, each week anew. */
export const availabilitySchema = v.strictObject({
  timeZone: v.pipe(v.string('text'), v.maxLength(64, 'tooLong'), v.check(isTimeZone, 'timeZone')),
  windows: v.pipe(v.array(windowSchema), v.maxLength(42, 'tooLong')),
  daysOff: v.optional(v.pipe(v.array(timeOffSchema), v.maxLength(mentorLimits.timesOff, 'tooLong'))),
  /** The most sessions in a week, Monday to Sunday; without it, as many as the hours hold. */
  mostPerWeek: v.optional(v.nullable(v.pipe(v.number('amount'), v.integer('amount'), v.minValue(1, 'amount'), v.maxValue(mentorLimits.mostPerWeek, 'amount')))),
});
export type Availability = v.InferOutput<typeof availabilitySchema>;

/** The days off that are not over yet, by the mentor's calendar. */
export function daysOffAhead({ daysOff = [], timeZone }: Pick<Availability, 'daysOff' | 'timeZone'>, now: number): TimeOff[] {
  const today = dayIn(now, timeZone);
  return daysOff.filter(({ to }) => to >= today);
}

/** Stretches of one day in order; those that touch or overlap are one. */
export function joinStretches(stretches: readonly { from: string; to: string }[]): { from: string; to: string }[] {
  const whole: { from: string; to: string }[] = [];
  for (const { from, to } of stretches.toSorted((one, two) => (one.from < two.from ? -1 : 1))) {
    const last = whole.at(-1);
    if (last && from <= last.to) last.to = to > last.to ? to : last.to;
    else whole.push({ from, to });
  }
  return whole;
}
