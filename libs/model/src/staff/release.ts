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

/** A document as a release had it, where that was otherwise than before: whose release, when it went live, why, and which texts of it were new. */
export const documentVersionSchema = v.object({
  release: v.string(),
  by: v.string(),
  at: v.string(),
  note: v.string(),
  /** The earliest that is kept may have come from anything. */
  kind: v.picklist(['earliest', ...releaseChangeSchema.entries.kind.options]),
  leaves: releaseChangeSchema.entries.leaves,
  more: v.number(),
});
export type DocumentVersion = v.InferOutput<typeof documentVersionSchema>;
