import * as v from 'valibot';
import { line, searchSchema } from '../fields.ts';
import { isTimeZone } from '../zone.ts';

/** What the directory can be narrowed by; `zone` and `free` have one choice each. */
export const filterEntries = {
  topic: v.optional(line(100)),
  language: v.optional(line(100)),
  price: v.optional(v.picklist(['free', 'low'], 'choice')),
  zone: v.optional(v.literal('near', 'choice')),
  free: v.optional(v.literal('week', 'choice')),
};
export type DirectoryFilters = v.InferOutput<v.ObjectSchema<typeof filterEntries, undefined>>;

export const directoryEntries = {
  q: searchSchema,
  ...filterEntries,
  /** The reader's zone where the profile has none; for `zone`. */
  timeZone: v.optional(v.pipe(line(64), v.check(isTimeZone, 'timeZone'))),
};
