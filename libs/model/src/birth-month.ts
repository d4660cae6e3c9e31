import * as v from 'valibot';
import { digitsOf } from './digits.ts';

/** From this age on somebody may have an account. */
export const ageOfAccounts = 16;
/** From this age on somebody decides alone whom they meet. */
export const ageOfAdults = 18;

/** The month somebody was born in, such as 2009-04: the day is nobody's business. */
export const birthMonthSchema = v.pipe(v.string('text'), v.trim(), v.regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'birthMonth'));

/** A month and a year as people type them, in the digits of any script; undefined where they are none. */
export function birthMonthOf(month: string, year: string): string | undefined {
  const written = `${figures(year)}-${figures(month).padStart(2, '0')}`;
  return v.is(birthMonthSchema, written) ? written : undefined;
}

/** Whether somebody may be so old: their birthday may be today. What they say themself decides the rest. */
export function mayBe(age: number, birthMonth: string, now: Date): boolean {
  return monthsSince(birthMonth, now) >= age * 12;
}

/** Whether somebody is so old for certain, whatever the day and wherever they are: the month of that birthday is over. */
export function isSurely(age: number, birthMonth: string, now: Date): boolean {
  return monthsSince(birthMonth, now) > age * 12;
}

/** Whether whoever has said this month may be under 18 now; nothing is known of who has said none. */
export function isPerhapsYoung(birthMonth: string | null, now: Date): boolean {
  return birthMonth !== null && !isSurely(ageOfAdults, birthMonth, now);
}

function monthsSince(birthMonth: string, now: Date): number {
  const [year = 0, month = 0] = birthMonth.split('-').map(Number);
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month;
}

function figures(text: string): string {
  return digitsOf(text.trim());
}
