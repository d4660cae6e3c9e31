import * as v from 'valibot';
import { line } from '../fields.ts';

export const mostPlaces = 999;

const isInCalendar = (day: string) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** A day of the calendar such as 2026-11-20, or none. */
const maybeDay = v.optional(v.union([v.literal(''), v.pipe(v.string('text'), v.isoDate('date'), v.check((day) => isInCalendar(day) && day >= '1990' && day < '2101', 'date'))], 'date'), '');

/** Until when, from when, for how many and for how much something is offered. Each may be left open. */
export const offerTermsEntries = {
  /** The last day to apply on; it ends at midnight UTC. */
  deadline: maybeDay,
  /** The first day of the work. */
  start: maybeDay,
  /** How many are wanted. */
  places: v.optional(v.nullable(v.pipe(v.number('places'), v.integer('places'), v.minValue(1, 'places'), v.maxValue(mostPlaces, 'places'))), null),
  /** What is paid, in the partner's words. */
  pay: v.optional(v.union([v.literal(''), line(60)]), ''),
};
export type OfferTerms = v.InferOutput<v.ObjectSchema<typeof offerTermsEntries, undefined>>;

/** Why nobody can apply any more: it was taken down, its last day is over, or its places are taken. */
export const offerEnds = ['closed', 'deadline', 'full'] as const;
export type OfferEnd = (typeof offerEnds)[number];

/** Today as deadlines count it. */
export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** What keeps others from applying for an offer that so many were taken for. */
export function offerEnd({ closed = false, deadline, places }: Pick<OfferTerms, 'deadline' | 'places'> & { closed?: boolean }, taken: number, now: Date): OfferEnd | null {
  if (closed) return 'closed';
  if (isPastDay(deadline, now)) return 'deadline';
  return places !== null && taken >= places ? 'full' : null;
}

/** Whether a day, if one is named, is over. */
export function isPastDay(day: string, now: Date): boolean {
  return day !== '' && day < utcDay(now);
}

/** What keeps an offer from being made with these days: both are still to come, and the work begins once nobody can apply any more, or on that day. */
export function unfitDays({ deadline, start }: Pick<OfferTerms, 'deadline' | 'start'>, now: Date): { field: 'deadline' | 'start'; problem: 'pastDay' | 'startOrder' }[] {
  const passed = (['deadline', 'start'] as const).filter((field) => isPastDay({ deadline, start }[field], now)).map((field) => ({ field, problem: 'pastDay' as const }));
  return passed.length === 0 && start !== '' && start < deadline ? [{ field: 'start', problem: 'startOrder' }] : passed;
}
