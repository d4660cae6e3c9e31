import * as v from 'valibot';
import { pageOf } from './paging.ts';

export const currencies = ['NGN', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export const ratingSchema = v.object({ /** To one decimal; null where there is no review. */ average: v.nullable(v.number()), count: v.number() });

/** Why a mentor fits: `rule` is an id of content/mentors/fit.json (or "skills", "rating", "new" …), `value` what both have, in the words of the page. */
export const fitReasonSchema = v.object({ rule: v.string(), value: v.optional(v.string()) });
export type FitReason = v.InferOutput<typeof fitReasonSchema>;

/** The drawn faces that a mentor may choose to be shown by; libs/ui draws them. */
export const faceNames = ['braids', 'glasses', 'headwrap', 'hijab', 'cap', 'grey-beard', 'afro', 'short-hair'] as const;
export type FaceName = (typeof faceNames)[number];

export const priced = { LitePlanPrice: v.nullable(v.number()), StandardPlanPrice: v.nullable(v.number()), currency: v.picklist(currencies) };
export const named = { _id: v.string(), userId: v.string(), firstName: v.string(), lastName: v.string(), profileImageUrl: v.optional(v.string()), /** Chosen by the mentor; it stands in the place of a photo. */ face: v.optional(v.picklist(faceNames)) };

/** Whether the staff has checked them for meeting people under 18. */
export const forYoung = v.optional(v.literal(true));

/** A mentor in the directory. The e-mail is there only if the mentor shows it. */
export const mentorCardSchema = v.object({
  ...named,
  email: v.optional(v.string()),
  forYoung,
  specialty: v.string(),
  rating: ratingSchema,
  ...priced,
  /** Something in their own words; empty where they have none that is short. */
  line: v.string(),
  /** Codes such as "fr", or what the mentor typed. */
  languages: v.array(v.string()),
  /** When a session can start next; null where none can in the weeks that can be booked. */
  nextFree: v.nullable(v.string()),
  /** At most two, the strongest first. */
  reasons: v.array(fitReasonSchema),
});
export type MentorCard = v.InferOutput<typeof mentorCardSchema>;

/** A page of the directory. */
export const mentorListSchema = v.object({
  success: v.literal(true),
  mentors: v.array(mentorCardSchema),
  ...pageOf,
  /** More were found than `total` says: nobody counts the many that a broad filter lets through. */
  isMore: v.optional(v.boolean()),
  /** The reader is under 18: only mentors who were checked for it are listed. */
  young: v.optional(v.literal(true)),
  /** And meets nobody yet, because the product is not ready for it. */
  paused: v.optional(v.literal(true)),
  /** The zone of the reader's profile. */
  timeZone: v.optional(v.nullable(v.string())),
  /** What can be chosen to filter by. */
  filters: v.optional(v.object({ topics: v.array(v.object({ value: v.string(), label: v.string() })), languages: v.array(v.string()), upTo: v.object({ NGN: v.number(), USD: v.number() }) })),
});
