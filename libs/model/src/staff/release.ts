import * as v from 'valibot';

/** A published state of the content. */
export const releaseSchema = v.object({
  id: v.string(),
  by: v.string(),
  at: v.string(),
  note: v.string(),
  /** When it went live last, and who made it so; null where it never was. */
  live: v.nullable(v.string()),
  liveBy: v.nullable(v.string()),
  isLive: v.boolean(),
});
export type Release = v.InferOutput<typeof releaseSchema>;

/** What is different in one file: single texts by their place, as far as they are many; null where there is none on that side. */
export const releaseChangeSchema = v.object({
  file: v.string(),
  kind: v.picklist(['added', 'changed', 'removed']),
  leaves: v.array(v.object({ place: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })),
  /** How many more texts of the file are different. */
  more: v.number(),
});
export type ReleaseChange = v.InferOutput<typeof releaseChangeSchema>;
