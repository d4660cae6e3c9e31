import * as v from 'valibot';

/** A quarter of a year: `2027-Q2`. */
export const quarterSchema = v.pipe(v.string('text'), v.regex(/^20\d\d-Q[1-4]$/, 'quarter'));

/** The last day of a quarter as `2027-06-30`. */
export function lastDayOf(quarter: string): string {
  const last = new Date(Date.UTC(yearOf(quarter), 3 * numberOf(quarter), 0)); // the day before the next quarter's first
  return last.toISOString().slice(0, 10);
}

/** The quarters that can be aimed at on a day: this one and those of the next `count` years. */
export function quartersFrom(today: Date, count: number): string[] {
  const first = Math.floor(today.getMonth() / 3);
  return Array.from({ length: 4 * count + 1 }, (_, step) => `${today.getFullYear() + Math.floor((first + step) / 4)}-Q${((first + step) % 4) + 1}`);
}

/** The year in which a quarter lies, and which of the four it is. */
export const yearOf = (quarter: string) => Number(quarter.slice(0, 4));
export const numberOf = (quarter: string) => Number(quarter.slice(6));
