import * as v from 'valibot';
import { mentorLimits } from './limits.ts';

const count = (highest: number) =>
  v.pipe(
    v.union([v.string(), v.number()], 'number'),
    v.check((value) => /^\d{1,9}$/.test(String(value)) && Number(value) >= 1, 'number'),
    v.transform((value) => Math.min(Number(value), highest)),
  );

/** Which page, from 1 on, and how many on it; what is beyond the limits is brought back to them. */
export const pagingEntries = {
  page: v.optional(count(mentorLimits.lastPage), 1),
  limit: v.optional(count(mentorLimits.mostPerPage), mentorLimits.pageSize),
};
export const pagingSchema = v.strictObject(pagingEntries);
export const pageOf = { total: v.number(), page: v.number(), limit: v.number() };
